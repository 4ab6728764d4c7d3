import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { writeAudit } from '@/care-api/staff/audit';
import { type Retention, type RetentionKind, retentionDays, retentionKinds } from '@/lib/contract/retention';
import { readSetting } from './settings';

/** What goes, and when it was done with. */
const tables: Record<RetentionKind, { table: string; where: SQL; when: SQL }> = {
  callBacks: { table: 'call_backs', where: sql`t.status = 'Closed'`, when: sql`t.updated_at` },
  drafts: { table: 'answer_drafts', where: sql`true`, when: sql`t.updated_at` },
  mails: { table: 'mails', where: sql`t.state <> 'waiting'`, when: sql`t.finished_at` },
};

export async function getRetention(db: Db, now: Date): Promise<Retention> {
  const [value, callBacks, drafts, mails] = await Promise.all([
    readSetting(db, 'retention'),
    ...retentionKinds.map((kind) => countByDays(db, kind, now)),
  ]);
  return { key: 'retention', value, wouldGo: { callBacks: callBacks ?? {}, drafts: drafts ?? {}, mails: mails ?? {} } };
}

/** Deletes what is kept no longer, with a row in the audit that says how much. */
export async function applyRetention(db: Db, now: Date): Promise<void> {
  const rules = await readSetting(db, 'retention');
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
