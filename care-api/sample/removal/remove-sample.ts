import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { settings } from '@/care-api/database/schema/settings';
import { queueEvent } from '@/care-api/desk/queue-event';
import { listUsedPictures } from '@/care-api/files/delete-unused-pictures';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { FileStore } from '@/care-api/kernel/file-store';
import { sampleDir } from '@/care-api/kernel/paths';
import { removeTranslations } from '@/care-api/sample/translations/seed-translations';
import { webhookKinds } from '@/lib/contract/webhook';
import { writeTimesAlike } from './record-sample-rows';
import { contentOf, isInUse, type SampleKind, sampleKinds } from './sample-kinds';

const titleRow = z.object({ id: z.number(), title: z.string() });
const titledRow = titleRow.extend({ unchanged: z.boolean() });

type Kept = { kind: string; id: number; title: string; reason: 'changed' | 'in use' | 'cannot tell' };

export type RemovedSample = {
  removed: { kind: SampleKind; count: number }[];
  kept: Kept[];
  pictures: number;
};

export async function removeSample({
  database: { db },
  files,
}: Pick<Dependencies, 'database' | 'files'>): Promise<RemovedSample> {
  const rows = await db.transaction(async (tx) => {
    await writeTimesAlike(tx);
    // Where nothing was laid yet, nothing shall be.
    await tx.insert(settings).values({ key: 'sample_content', value: 'removed' }).onConflictDoNothing();
    const kept = await listUnrecorded(tx);
    const removed: RemovedSample['removed'] = [];
    for (const kind of sampleKinds) {
      removed.push({ kind, count: await removeKind(tx, kind) });
      kept.push(...(await listKept(tx, kind)));
    }
    await removeTranslations(tx);
    return { removed, kept };
  });
  return { ...rows, pictures: await removePictures(db, files) };
}

async function removeKind(tx: Writer, kind: SampleKind): Promise<number> {
  const table = sql.identifier(kind.table);
  const rows = await readRows(
    tx,
    idRow,
    sql`
    delete from ${table} t using sample_rows s
    where s.kind = ${kind.names[0]} and s.row_id = t.id and ${isUnchanged(kind)} and not ${isInUse(kind)}
    returning t.id`,
  );
  const told = webhookKinds.find((one) => one === kind.names[0]);
  const ids = rows.map(({ id }) => id);
  if (told) await queueEvent(tx, { type: `${told}.deleted`, kind: told, ids }, new Date());
  // With those of rows that somebody else has deleted.
  await tx.execute(sql`
    delete from sample_rows s
    where s.kind = ${kind.names[0]} and not exists (select from ${table} t where t.id = s.row_id)`);
  return rows.length;
}

export async function listLeft(db: Writer): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const kind of sampleKinds) kept.push(...(await listKept(db, kind)));
  return kept;
}

async function listKept(tx: Writer, kind: SampleKind): Promise<Kept[]> {
  const rows = await readRows(
    tx,
    titledRow,
    sql`
    select t.id, t.${sql.identifier(kind.title)} as title, ${isUnchanged(kind)} as unchanged
    from ${sql.identifier(kind.table)} t join sample_rows s on s.kind = ${kind.names[0]} and s.row_id = t.id
    order by t.id`,
  );
  return rows.map(({ id, title, unchanged }) => ({
    kind: kind.names[0],
    id,
    title,
    reason: unchanged ? 'in use' : 'changed',
  }));
}

/** Columns that came later say nothing of a change: only what the row was laid with is compared. */
function isUnchanged(kind: SampleKind) {
  return sql`s.content = (
    select jsonb_object_agg(key, now.content -> key)
    from (select ${contentOf(kind)} as content) as now, jsonb_object_keys(s.content) as key)`;
}

/** What looks like the sample of a database that was laid before its rows were noted. */
async function listUnrecorded(tx: Writer): Promise<Kept[]> {
  const { rows: known } = await tx.execute(sql`
    select from settings where key = 'sample_content' and not exists (select from sample_rows)`);
  if (known.length === 0) return [];
  const kept: Kept[] = [];
  for (const { names, table, title, titles } of sampleKinds) {
    const rows = await readRows(
      tx,
      titleRow,
      sql`
      select id, ${sql.identifier(title)} as title from ${sql.identifier(table)}
      where ${sql.identifier(title)} = any(${sql.param([...titles])}::text[]) order by id`,
    );
    kept.push(...rows.map((row) => ({ ...row, kind: names[0], reason: 'cannot tell' as const })));
  }
  return kept;
}

async function removePictures(db: Dependencies['database']['db'], store: FileStore): Promise<number> {
  const files = await readdir(path.join(sampleDir, 'files'));
  const here = new Set(await store.list());
  const pictures = files.filter((name) => /(?<!-w\d+)\.(?:jpg|png)$/.test(name) && here.has(name));
  const used = await listUsedPictures(db, pictures);
  const unused = pictures.filter((name) => !used.has(name));
  for (const name of unused) {
    const stem = name.replace(/\.\w+$/, '');
    const copies = files.filter((file) => file.startsWith(`${stem}.`) || file.startsWith(`${stem}-w`));
    await store.delete(copies);
  }
  return unused.length;
}
