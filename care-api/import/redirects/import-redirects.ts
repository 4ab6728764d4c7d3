import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { redirects } from '@/care-api/database/schema/redirects';
import { writeAudit } from '@/care-api/desk/audit';
import { followWays } from '@/care-api/desk/follow-ways';
import { leadOn } from '@/care-api/desk/lead-on';
import { ImportProblem } from '@/care-api/import/import-problem';
import { storeUpload } from '@/care-api/import/runs/store-upload';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { sentenceOf } from '@/lib/contract/fault-words';
import { type Fault, toFault } from '@/lib/contract/faults';
import type { RedirectImport } from '@/lib/contract/redirect';
import { readWays } from './read-ways';

type Taking = { caller: Account | null; now: Date };
type Sent = Taking & { stream: ReadableStream<Uint8Array> | null };

/** @throws Refusal 422 for no table, 413 for what is too large */
export async function receiveRedirects(
  { database: { db }, importsDir }: Pick<Dependencies, 'database' | 'importsDir'>,
  { stream, ...taking }: Sent,
): Promise<RedirectImport> {
  const file = await storeUpload(importsDir, stream).catch(refuse);
  try {
    return await importRedirects(db, path.join(importsDir, file), taking);
  } catch (error) {
    return refuse(error);
  } finally {
    await rm(path.join(importsDir, file), { force: true });
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof ImportProblem)) throw error;
  throw new Refusal(error.fault.code === 'importTooLarge' ? 413 : 422, error.fault);
}

export async function importRedirects(db: Db, file: string, { caller, now }: Taking): Promise<RedirectImport> {
  const read = await readWays(file);
  return db.transaction(async (tx) => {
    const { ways, pages } = await readKnown(tx);
    for (const way of read) if ('from' in way) ways.set(way.from, way.to);
    const judged = read.map((way) => ({ ...way, fault: 'from' in way ? faultOf(way.from, ways, pages) : way.fault }));
    const good = judged.flatMap((way) => ('from' in way && way.fault === null ? [way] : []));
    const counts = await leadOn(tx, 'import', good, { byStaff: true });
    const rows = counts.created + counts.changed;
    const deed = { actor: caller, action: 'create.many' as const, kind: 'redirect', objectId: '' };
    if (rows > 0) await writeAudit(tx, { ...deed, changes: { rows: [null, rows] } }, now);
    const refused = judged.flatMap(({ line, fault }) =>
      fault ? [{ line, code: fault.code, reason: sentenceOf(fault) }] : [],
    );
    return { ...counts, refused };
  });
}

const slugRow = z.object({ slug: z.string() });

async function readKnown(tx: Writer) {
  const stored = await tx
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(isNull(redirects.deletedAt));
  const slugs = await readRows(tx, slugRow, sql`select slug from menu_pages where slug <> ''`);
  const ways = new Map(stored.map(({ from, to }) => [from, to]));
  return { ways, pages: new Set(slugs.map(({ slug }) => `/${slug}`)) };
}

function faultOf(from: string, ways: ReadonlyMap<string, string>, pages: ReadonlySet<string>): Fault | null {
  if (pages.has(from)) return toFault('pageAddressTaken');
  return followWays(ways, from) === null ? toFault('redirectRing') : null;
}
