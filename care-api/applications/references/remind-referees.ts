import { and, eq, gt, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endedStages } from '@/lib/contract/application-stage';
import { referenceDays, reminderDays } from '@/lib/contract/reference-request';
import { tellReferee } from './tell-referee';

const mostAtOnce = 200;

/**
 * Each once, a week after asking: a row is held by one API, and noted with its mail or not at all. With its application, as
 * whoever changes that holds both: of what somebody holds the reminder comes later.
 */
export async function remindReferees(
  { database: { db }, siteUrl, onMailQueued }: Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { state, answer, remindedAt, createdAt, mails } = referenceRequests;
  const isOver = and(eq(state, 'asked'), isNotNull(answer), lte(createdAt, daysAgo(referenceDays)));
  await db.update(referenceRequests).set({ answer: null }).where(isOver);
  const told = await db.transaction(async (tx) => {
    const isDue = and(lte(createdAt, daysAgo(reminderDays)), gt(createdAt, daysAgo(referenceDays)));
    const isKnown = sql`exists (select from mails m where m.id = any(${mails}) and m.state = 'sent')`;
    const isOpen = notInArray(submissions.hiringStage, [...endedStages]);
    const rows = await tx
      .select({ request: referenceRequests, application: { accountId: submissions.accountId } })
      .from(referenceRequests)
      .innerJoin(submissions, eq(submissions.id, referenceRequests.submissionId))
      .where(and(eq(state, 'asked'), isNull(remindedAt), isDue, isKnown, isOpen))
      .orderBy(createdAt)
      .limit(mostAtOnce)
      .for('update', { of: [submissions, referenceRequests], skipLocked: true });
    for (const { request, application } of rows) {
      const { id, submissionId } = request;
      await tellReferee(tx, 'referenceReminder', { request, application, siteUrl });
      await tx.update(referenceRequests).set({ remindedAt: now }).where(eq(referenceRequests.id, id));
      const event = { submissionId, action: 'remindReferee', detail: id, createdAt: now };
      await tx.insert(applicationEvents).values(event);
    }
    return rows.length;
  });
  if (told > 0) onMailQueued();
}
