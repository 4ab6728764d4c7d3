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

/** Whether application `t` is for a job. */
export function isJobApplication(t: SQL): SQL {
  return isForJob(sql`${t}.is_job`, { listingId: sql`${t}.listing_id`, submissionId: sql`${t}.id` });
}

/** The same of answer `r`, sent with others or by itself. */
export function isJobAnswer(r: SQL): SQL {
  const submissionId = sql`${r}.submission_id`;
  const was = sql`(select sent.is_job from submissions sent where sent.id = ${submissionId})`;
  return isForJob(was, { listingId: sql`${r}.listing_id`, submissionId });
}

/** As it was when it was sent; where nobody wrote that down, by its listing of today, or by what was checked. */
function isForJob(was: SQL, { listingId, submissionId }: { listingId: SQL; submissionId: SQL }): SQL {
  return sql`coalesce(${was}, ${isJobOnly(listingId)} or exists (
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
