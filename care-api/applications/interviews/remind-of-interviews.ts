import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { interviews } from '@/care-api/database/schema/interviews';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { openStages } from '@/lib/contract/application-stage';
import { findApplication } from '../application-row';
import { dayBefore } from './interview-deeds';
import { tellAgain } from './tell-interview';

const mostAtOnce = 200;

/**
 * Reminds of interviews the day before, each once: a row is held by one API, and noted with its mail or not at all. With its
 * application, as whoever changes that holds both: of what somebody holds the reminder comes later.
 */
export async function remindOfInterviews(
  { database: { db }, siteUrl, onMailQueued }: Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>,
  now: Date,
): Promise<void> {
  const told = await db.transaction(async (tx) => {
    const isSoon = and(gt(interviews.startsAt, now), lte(interviews.startsAt, new Date(now.getTime() + dayBefore)));
    const isOfOpen = inArray(submissions.hiringStage, openStages);
    const rows = await tx
      .select({ interview: interviews })
      .from(interviews)
      .innerJoin(submissions, eq(submissions.id, interviews.submissionId))
      .where(and(eq(interviews.state, 'agreed'), isNull(interviews.remindedAt), isSoon, isOfOpen))
      .orderBy(interviews.startsAt)
      .limit(mostAtOnce)
      .for('update', { of: [submissions, interviews], skipLocked: true });
    for (const { interview } of rows) {
      const { id, submissionId, startsAt } = interview;
      const application = await findApplication(tx, submissionId);
      if (!application || !startsAt) continue;
      const mails = await tellAgain(tx, { interview, application, siteUrl, now, startsAt });
      const noted = sql`${interviews.mails} || ${sql.param(mails)}::integer[]`;
      await tx.update(interviews).set({ remindedAt: now, mails: noted }).where(eq(interviews.id, id));
      await tx.insert(applicationEvents).values({ submissionId, action: 'reminded', createdAt: now });
    }
    return rows.length;
  });
  if (told > 0) onMailQueued();
}
