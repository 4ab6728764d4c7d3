import { and, eq, inArray, sql } from 'drizzle-orm';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import { mails } from '@/care-api/database/schema/settings';
import type { Writer } from '@/care-api/kernel/db';
import { stopTelling } from '@/care-api/mail/stop-waiting';
import type { ApplicationStage } from '@/lib/contract/application-stage';
import type { ApplicationRow } from '../application-row';
import { leavingAt } from '../tell-sender';
import { endOf, hasEnded, listRequests } from './reference-row';
import { tellReferee } from './tell-referee';

type Move = { row: ApplicationRow; stage: ApplicationStage; siteUrl: string; now: Date };

/** With its application a reference ends, and is asked for where that comes back and the mail has never left. */
export async function followReferences(tx: Writer, { row, stage, siteUrl, now }: Move): Promise<void> {
  const ends = hasEnded({ hiringStage: stage });
  if (ends === hasEnded(row)) return;
  const leavesAt = leavingAt(now);
  for (const request of await listRequests(tx, row.id)) {
    if (request.state !== 'asked' || endOf(request) <= now) continue;
    if (ends) await stopTelling(tx, request, now);
    else if (!(await hasLeft(tx, request.mails))) {
      await tellReferee(tx, 'referenceAsked', { request, application: row, siteUrl, leavesAt });
    }
  }
}

/** Whether a referee was asked already, and not only written to. */
export async function hasLeft(tx: Writer, ids: number[]): Promise<boolean> {
  const isSent = and(inArray(mails.id, ids), eq(mails.state, 'sent'));
  return ids.length > 0 && (await tx.select({ id: mails.id }).from(mails).where(isSent)).length > 0;
}

export async function deleteRefereeMails(tx: Writer, accountId: string): Promise<void> {
  const isTheirs = eq(submissions.accountId, accountId);
  const theirs = tx
    .select({ id: sql<number>`unnest(${referenceRequests.mails})` })
    .from(referenceRequests)
    .innerJoin(submissions, eq(submissions.id, referenceRequests.submissionId))
    .where(isTheirs);
  await tx.delete(mails).where(inArray(mails.id, theirs));
}
