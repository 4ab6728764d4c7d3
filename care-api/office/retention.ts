import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isKeptAtRisk } from '@/care-api/cases/at-risk';
import { readRows } from '@/care-api/database/read-rows';
import { settings } from '@/care-api/database/schema/settings';
import { writeAudit } from '@/care-api/desk/audit';
import type { Changes } from '@/care-api/desk/deed';
import { forgetRowsInAudit } from '@/care-api/desk/forget-in-audit';
import { queueEvent } from '@/care-api/desk/queue-event';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { eachByItself } from '@/care-api/kernel/each-by-itself';
import { readSetting } from '@/care-api/settings/settings';
import { referenceDays } from '@/lib/contract/reference-request';
import type { ResourceKind } from '@/lib/contract/resources';
import {
  type Retention,
  type RetentionKind,
  type RetentionRun,
  retentionDays,
  retentionKinds,
  retentionRun,
  retentionSchema,
} from '@/lib/contract/retention';

const countsByKind = retentionSchema.shape.wouldGo;
const countsRow = z.object({ counts: z.array(z.number()) });
const goneRow = z.object({ id: z.number(), pictures: z.array(z.string()) });

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;

/** `about` is what the audit calls rows that are about people. */
type Rule = { table: string; about?: ResourceKind; where: SQL; when: SQL; empties?: SQL; pictures?: SQL };

const tables: Record<RetentionKind, Rule> = {
  callBacks: {
    table: 'call_backs',
    about: 'callBack',
    where: sql`t.status = 'Closed' and not ${isKeptAtRisk}`,
    when: sql`t.updated_at`,
  },
  complaints: { table: 'complaints', about: 'complaint', where: sql`t.state = 'closed'`, when: sql`t.updated_at` },
  comments: {
    table: 'comments',
    about: 'comment',
    where: sql`(t.state = 'removed' or t.deleted_at is not null)
      and not exists (select from comments r where r.parent_id = t.id or r.root_id = t.id)`,
    when: sql`coalesce(t.deleted_at, t.checked_at, t.updated_at)`,
  },
  drafts: { table: 'answer_drafts', where: sql`true`, when: sql`t.updated_at` },
  mails: {
    table: 'mails',
    // While a referee may still answer, it counts that they were asked.
    where: sql`t.state <> 'waiting' and t.id <> all(array(select unnest(r.mails) from reference_requests r
      where r.state = 'asked' and r.created_at > now() - make_interval(days => ${referenceDays})))`,
    when: sql`t.finished_at`,
  },
  applications: {
    table: 'submissions',
    about: 'application',
    where: sql`t.hiring_stage in ('closed', 'withdrawn')`,
    when: sql`t.updated_at`,
  },
  // Who has confirmed stays until they unsubscribe.
  subscribers: {
    table: 'newsletter_subscribers',
    about: 'subscriber',
    where: sql`t.confirmed = '{}'`,
    when: sql`t.created_at`,
  },
  revisions: {
    table: 'revisions',
    where: sql`t.number < (select max(r.number) from revisions r where r.kind = t.kind and r.id = t.id)`,
    when: sql`t.created_at`,
    pictures: sql`t.pictures`,
  },
  // Its rows are a chain: what was changed goes, that something was stays.
  audit: {
    table: 'audit',
    where: sql`t.changes is not null`,
    when: sql`t.at`,
    empties: sql`changes = null, salt = ''`,
  },
};

const runKey = 'retentionRun';
const rowsAtOnce = 5_000;

export async function getRetention(db: Db, now: Date): Promise<Retention> {
  const [value, lastRun, ...counts] = await Promise.all([
    readSetting(db, 'retention'),
    readLastRun(db),
    ...retentionKinds.map((kind) => countByDays(db, kind, now)),
  ]);
  const wouldGo = countsByKind.parse(Object.fromEntries(retentionKinds.map((kind, at) => [kind, counts[at]])));
  return { key: 'retention', value, wouldGo, lastRun };
}

/** With rows in the audit that say how much; notes that it looked, and what went, also where one kind could not go. */
export async function applyRetention(
  { isStopping = () => false, ...deps }: Deps & { isStopping?: () => boolean },
  now: Date,
): Promise<void> {
  const { db } = deps.database;
  const rules = await readSetting(db, 'retention');
  const gone: RetentionRun['gone'] = {};
  try {
    await eachByItself(retentionKinds, async (kind) => {
      const days = rules[kind];
      let some = days === null ? 0 : rowsAtOnce;
      while (days !== null && some === rowsAtOnce && !isStopping()) {
        some = await removeOld(deps, kind, days, now);
        gone[kind] = (gone[kind] ?? 0) + some;
      }
    });
  } finally {
    const value = JSON.stringify({ at: now.toISOString(), gone } satisfies RetentionRun);
    const row = { key: runKey, value };
    await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: { value } });
  }
}

/** Some of them, as a statement on PostgreSQL may take half a minute; answers how many. */
async function removeOld(deps: Deps, kind: RetentionKind, days: number, now: Date): Promise<number> {
  const { table, about, where, when, empties, pictures = sql`array[]::text[]` } = tables[kind];
  const told = sql`${about ? sql`t.id` : sql`1 as id`}, ${pictures} as pictures`;
  const name = sql.identifier(table);
  const isOld = sql`${where} and ${when} < ${before(days, now)}`;
  const part = sql`(select t.ctid from ${name} t where ${isOld} limit ${rowsAtOnce}) part`;
  const deed = empties ? sql`update ${name} t set ${empties} from ${part}` : sql`delete from ${name} t using ${part}`;
  const gone = await deps.database.db.transaction(async (tx) => {
    const rows = await readRows(tx, goneRow, sql`${deed} where t.ctid = part.ctid and ${isOld} returning ${told}`);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    if (about) await forgetRowsInAudit(tx, about, ids);
    if (about === 'callBack' || about === 'application') {
      await queueEvent(tx, { type: `${about}.deleted`, kind: about, ids }, now);
    }
    const changes: Changes = { rows: [rows.length, 0] };
    await writeAudit(tx, { actor: null, action: 'retention', kind, objectId: '', changes }, now);
    return rows;
  });
  await deleteUnusedPictures(
    deps,
    gone.flatMap((row) => row.pictures),
  );
  return gone.length;
}

async function readLastRun(db: Db): Promise<RetentionRun | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, runKey));
  return row ? retentionRun.parse(JSON.parse(row.value)) : null;
}

async function countByDays(db: Db, kind: RetentionKind, now: Date): Promise<Record<string, number>> {
  const { table, where, when } = tables[kind];
  const counts = retentionDays.map((days) => sql`count(*) filter (where ${when} < ${before(days, now)})::int`);
  const rows = await readRows(
    db,
    countsRow,
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts from ${sql.identifier(table)} t where ${where}`,
  );
  return Object.fromEntries(retentionDays.map((days, place) => [String(days), rows[0]?.counts[place] ?? 0]));
}

function before(days: number, now: Date): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
