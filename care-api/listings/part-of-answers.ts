import { type SQL, sql } from 'drizzle-orm';
import type { Colleague } from '@/care-api/desk/find-colleague';
import { requireOwner } from '@/care-api/kernel/admit';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { mayCall } from '@/lib/contract/staff';
import { isJobOnly } from './listing-resource';

/** Which answers are somebody's work: about jobs a recruiter's, others a coordinator's; null for all. */
export function partOfApplications(caller: Colleague, isJob: SQL): SQL | null {
  const [hasJobs, hasOthers] = [mayCall('recruiter', caller), mayCall('coordinator', caller)];
  if (hasJobs && hasOthers) return null;
  return hasJobs ? isJob : hasOthers ? sql`not ${isJob}` : sql`false`;
}

/** Whether application `t` is for a job: by its listing, or by what was checked where that is gone. */
export function isJobApplication(t: SQL): SQL {
  return isForJob(t, sql`${t}.id`);
}

/** The same of answer `r`, sent with others or by itself. */
export function isJobAnswer(r: SQL): SQL {
  return isForJob(r, sql`${r}.submission_id`);
}

function isForJob(row: SQL, submissionId: SQL): SQL {
  return sql`(${isJobOnly(sql`${row}.listing_id`)} or exists (
    select from application_checks done where done.submission_id = ${submissionId}))`;
}

type Row = { accountId: string | null; isJob: SQL };

export async function requireOwnOrWork(
  tx: Pick<Writer, 'execute'>,
  account: Account | null,
  { accountId, isJob }: Row,
): Promise<Account> {
  const caller = requireOwner(account, accountId, 'recruiter');
  const isTheirs = caller.id === accountId ? null : partOfApplications(caller, isJob);
  const { rows } = isTheirs ? await tx.execute(sql`select 1 as is where ${isTheirs}`) : { rows: [caller] };
  if (rows.length === 0) throw new Refusal(403, 'roleMissing');
  return caller;
}
