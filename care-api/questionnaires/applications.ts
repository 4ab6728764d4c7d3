import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { noteChange } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { isShown } from '@/care-api/listings/is-shown';
import { type ApplicationChange, type ApplicationWire, applicationStages } from '@/lib/contract/application';
import { listingStatuses } from '@/lib/contract/listing';
import { mayCall } from '@/lib/contract/staff';
import { requireOwnOrWork } from './part-of-applications';
import { referenceOf } from './submit-responses';

export const answersRow = z.array(z.object({ label: z.string(), value: z.string().nullable() }));
const applicationRow = z.object({
  id: z.number(),
  typeId: z.number().nullable(),
  typeTitle: z.string(),
  status: z.enum(listingStatuses),
  withdrawn: z.boolean(),
  createdDate: z.string(),
  stage: z.enum(applicationStages),
  nextStep: z.string(),
  nextOn: z.string().nullable(),
  answers: answersRow,
});

/** What an account has sent, newest first. */
export function listApplications(db: Writer, accountId: string): Promise<ApplicationWire[]> {
  return select(db, sql`s.account_id = ${accountId}::uuid`);
}

/**
 * Its sender may withdraw it, a recruiter may also change its state.
 * @throws Refusal 403 for anybody else's and for a state by its sender, 409 for a state of one that is withdrawn.
 */
export async function updateApplication(
  db: Db,
  account: Account | null,
  id: number,
  change: ApplicationChange,
  now: Date,
): Promise<ApplicationWire | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
    if (!row) return null;
    const caller = await requireOwnOrWork(tx, account, row);
    if ('status' in change) {
      if (!mayCall('recruiter', caller)) throw new Refusal(403, 'roleMissing');
      if (row.withdrawnAt) throw new Refusal(409, 'applicationWithdrawn');
      await tx.update(submissions).set({ status: change.status }).where(eq(submissions.id, id));
      const deed = { kind: 'application', id, caller, action: 'status', now } as const;
      await noteChange(tx, deed, { status: row.status }, { status: change.status });
    } else if (!row.withdrawnAt) {
      // Whoever sends the same answers once more after that applies anew.
      const withdrawn = { status: 'Closed', withdrawnAt: now, idempotencyKey: `withdrawn ${id}` } as const;
      await tx.update(submissions).set(withdrawn).where(eq(submissions.id, id));
      const deed = { kind: 'application', id, caller, action: 'withdraw', now } as const;
      await noteChange(tx, deed, { status: row.status }, { status: 'Closed' });
    }
    const [changed] = await select(tx, sql`s.id = ${id}`);
    return changed ?? null;
  });
}

/** What was sent with application `s`: the questions and what was answered, in the order asked. */
export const answersJson = sql`
  (select coalesce(json_agg(json_build_object('label', a.headline, 'value', a.value) order by a.position), '[]')
    from (
      select q.position, q.headline,
        string_agg(case when q.type = 'text' then r.value else r.label end, ', ' order by r.id) as value
      from responses r join questions q on q.id = r.question_id
      where r.submission_id = s.id group by q.id) a)`;

export const sentAt = sql`to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function select(db: Writer, where: SQL): Promise<ApplicationWire[]> {
  const rows = await readRows(
    db,
    applicationRow,
    sql`
    select s.id, l.id as "typeId", coalesce(l.title, '') as "typeTitle", s.status,
      s.withdrawn_at is not null as withdrawn,
      ${sentAt} as "createdDate", s.stage, s.next_step as "nextStep", s.next_on::text as "nextOn",
      ${answersJson} as answers
    from submissions s left join listings l on l.id = s.listing_id and ${isShown}
    where ${where} order by s.id desc`,
  );
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }));
}
