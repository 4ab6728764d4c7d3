import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { settings } from '@/care-api/database/schema/settings';
import type { Account } from '@/care-api/dependencies';
import { writeAudit } from '@/care-api/staff/audit';
import {
  type Retention,
  type RetentionKind,
  type RetentionRules,
  retentionDays,
  retentionKinds,
  storedRetention,
} from '@/lib/contract/retention';

const key = 'retention';

/** What goes, and when it was done with. */
const tables: Record<RetentionKind, { table: string; where: SQL; when: SQL }> = {
  callBacks: { table: 'call_backs', where: sql`t.status = 'Closed'`, when: sql`t.updated_at` },
  drafts: { table: 'answer_drafts', where: sql`true`, when: sql`t.updated_at` },
  mails: { table: 'mails', where: sql`t.state <> 'waiting'`, when: sql`t.finished_at` },
};

type Reader = Pick<Db, 'select'>;

async function readRules(db: Reader): Promise<RetentionRules> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return storedRetention.parse(row && JSON.parse(row.value));
}

export async function getRetention(db: Db, now: Date): Promise<Retention> {
  const [value, callBacks, drafts, mails] = await Promise.all([
    readRules(db),
    ...retentionKinds.map((kind) => countByDays(db, kind, now)),
  ]);
  return { key, value, wouldGo: { callBacks: callBacks ?? {}, drafts: drafts ?? {}, mails: mails ?? {} } };
}

/** Takes effect with the next look at the clock. */
export async function saveRetention(db: Db, value: RetentionRules, caller: Account, now: Date): Promise<Retention> {
  await db.transaction(async (tx) => {
    const before = await readRules(tx);
    const text = JSON.stringify(value);
    await tx
      .insert(settings)
      .values({ key, value: text })
      .onConflictDoUpdate({ target: settings.key, set: { value: text } });
    const changes = { [key]: [before, value] as [unknown, unknown] };
    await writeAudit(
      tx,
      { actor: caller, action: 'update', kind: 'setting', objectId: key, changes, checked: null },
      now,
    );
  });
  return getRetention(db, now);
}

/** Deletes what is kept no longer, with a row in the audit that says how much. */
export async function applyRetention(db: Db, now: Date): Promise<void> {
  const rules = await readRules(db);
  for (const kind of retentionKinds) {
    const days = rules[kind];
    if (days === null) continue;
    const { table, where, when } = tables[kind];
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute(
        sql`delete from ${sql.identifier(table)} t where ${where} and ${when} < ${before(days, now)} returning 1`,
      );
      if (rows.length === 0) return;
      const changes = { rows: [rows.length, 0] as [unknown, unknown] };
      await writeAudit(tx, { actor: null, action: 'retention', kind, objectId: '', changes, checked: null }, now);
    });
  }
}

async function countByDays(db: Db, kind: RetentionKind, now: Date): Promise<Record<string, number>> {
  const { table, where, when } = tables[kind];
  const counts = retentionDays.map((days) => sql`count(*) filter (where ${when} < ${before(days, now)})::int`);
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts from ${sql.identifier(table)} t where ${where}`,
  );
  return Object.fromEntries(retentionDays.map((days, place) => [String(days), rows[0]?.counts[place] ?? 0]));
}

function before(days: number, now: Date): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
