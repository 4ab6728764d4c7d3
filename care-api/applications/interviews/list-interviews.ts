import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { interviews } from '@/care-api/database/schema/interviews';
import { mails } from '@/care-api/database/schema/settings';
import type { Writer } from '@/care-api/kernel/db';
import type { ApplicationWire } from '@/lib/contract/application';
import { openStages, stageRules } from '@/lib/contract/application-stage';
import { type interviewSchema, openInterviews } from '@/lib/contract/interview';
import { tokenOf } from './interview-row';

type Reader = Pick<Writer, 'select'>;

export async function readInterview(db: Reader, submissionId: number): Promise<z.input<typeof interviewSchema> | null> {
  const [row] = await db
    .select({ interview: interviews, by: accounts.username })
    .from(interviews)
    .leftJoin(accounts, eq(accounts.id, interviews.accountId))
    .where(eq(interviews.submissionId, submissionId))
    .orderBy(desc(interviews.createdAt))
    .limit(1);
  if (!row) return null;
  const { times, startsAt, minutes, place, state, mails: about } = row.interview;
  const waits = and(inArray(mails.id, about), eq(mails.state, 'waiting'));
  const [waiting] = about.length > 0 ? await db.select().from(mails).where(waits).orderBy(mails.id) : [];
  return {
    ...{ times, minutes, place, state, by: row.by ?? '' },
    startsAt: startsAt?.toISOString() ?? null,
    mailLeavesAt: waiting?.nextAttemptAt.toISOString() ?? null,
  };
}

export function listInterviews(db: Reader, submissionId: number) {
  const { state, times, startsAt, minutes, place, remindedAt, createdAt: offeredAt } = interviews;
  return db
    .select({ state, times, startsAt, minutes, place, remindedAt, offeredAt })
    .from(interviews)
    .where(eq(interviews.submissionId, submissionId))
    .orderBy(interviews.createdAt);
}

type Own = ApplicationWire & { id: number };

/** What an account has sent, with the interviews that are offered or agreed; of no use but to that account. */
export async function withInterviews(db: Writer, applications: readonly Own[], now: Date): Promise<Own[]> {
  const ids = applications.map(({ id }) => id);
  const isOpen = and(inArray(interviews.submissionId, ids), inArray(interviews.state, openInterviews));
  const isToCome = or(isNull(interviews.startsAt), gt(interviews.startsAt, now));
  const rows = ids.length > 0 ? await db.select().from(interviews).where(and(isOpen, isToCome)) : [];
  const own = new Map<number, ApplicationWire['interview']>();
  for (const { id, submissionId, startsAt, place } of rows) {
    const told = { token: await tokenOf(db, id), startsAt: startsAt?.toISOString() ?? null, place };
    own.set(submissionId, told);
  }
  return applications.map((application) => {
    const interview = isOpenStep(application.stage) ? own.get(application.id) : undefined;
    return interview ? { ...application, interview } : application;
  });
}

const openSteps: readonly unknown[] = openStages.map((stage) => stageRules[stage].step);

function isOpenStep(step: unknown): boolean {
  return openSteps.includes(step);
}
