import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context as ContextOf } from '@/care-api/cases/add-event';
import { refuse, requireText, withOwner } from '@/care-api/cases/deeds';
import { interviews } from '@/care-api/database/schema/interviews';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { wordsThatStand } from '@/care-api/mail/last-word';
import { stopTelling } from '@/care-api/mail/stop-waiting';
import type { ApplicationEventInput } from '@/lib/contract/application-event';
import { applicationStages, openStages } from '@/lib/contract/application-stage';
import { toFault } from '@/lib/contract/faults';
import { usualMinutes } from '@/lib/contract/interview';
import type { ApplicationChange, ApplicationRow } from '../application-row';
import { moveApplication, putAt } from '../move-application';
import { leavingAt } from '../tell-sender';
import { findOpen, holdTimes, type InterviewRow, isTaken, tokenOf } from './interview-row';
import { readTimes } from './read-times';
import { tellAgreed, tellCancelled, tellOffer } from './tell-interview';

export const dayBefore = 24 * 3_600_000;

type Context = ContextOf<ApplicationRow, ApplicationEventInput>;

export async function offerInterview(context: Context) {
  const { tx, row, caller, now } = context;
  const before = await endHeld(tx, await findOpen(tx, row.id), now);
  if (before?.state === 'agreed') throw refuse('times.0', 'existsAlready');
  const { at, ...terms } = readTerms(context, usualMinutes);
  const id = before?.id ?? randomUUID();
  const offered = { ...terms, times: at.map((time) => time.toISOString()), accountId: caller.id };
  await requireFree(tx, { id, accountId: caller.id, minutes: terms.minutes }, at);
  const isTold = before !== null && (await isKnown(tx, before, now));
  const moved = await moveOn(context);
  const movedFrom = before?.movedFrom ?? (moved.hiringStage ? row.hiringStage : null);
  const tokenHash = hashSecretToken(await tokenOf(tx, id));
  const [interview] = await tx
    .insert(interviews)
    .values({ id, submissionId: row.id, tokenHash, createdAt: now, movedFrom, ...offered })
    .onConflictDoUpdate({ target: interviews.id, set: { ...offered, isTold, movedFrom } })
    .returning();
  const mails = interview ? await tellOffer(tx, tellingOf(context, interview)) : [];
  await keep(tx, id, mails);
  return { detail: offered.times.join(' '), ...toldBy(mails, { ...withOwner(context), ...moved }, now) };
}

/** Whoever is offered times has come to the interview: the mail with them says so. */
async function moveOn({ tx, row, caller, now, siteUrl }: Context): Promise<ApplicationChange> {
  const isBefore = applicationStages.indexOf(row.hiringStage) < applicationStages.indexOf('call');
  if (!isBefore) return {};
  return moveApplication(tx, { row, stage: 'call', caller, now, siteUrl, isQuiet: true });
}

/** Where nobody has heard of the offer, nobody hears that it is gone. */
async function moveBack({ tx, row, now, siteUrl }: Context, { movedFrom }: InterviewRow): Promise<ApplicationChange> {
  if (movedFrom === null || row.hiringStage !== 'call') return {};
  return putAt(tx, { row, stage: movedFrom, now, siteUrl, isQuiet: true });
}

/** After one that was held another one is offered. */
async function endHeld(tx: Writer, row: InterviewRow | null, now: Date): Promise<InterviewRow | null> {
  if (row?.state !== 'agreed' || !row.startsAt || row.startsAt > now) return row;
  await tx.update(interviews).set({ state: 'held' }).where(eq(interviews.id, row.id));
  return null;
}

export async function moveInterview(context: Context) {
  const { tx, row, sent, now } = context;
  const before = await findOpen(tx, row.id);
  if (before?.state !== 'agreed') throw refuse('times.0', 'interviewOver');
  const terms = readTerms({ ...context, sent: { ...sent, place: sent.place || before.place } }, before.minutes);
  const [startsAt, ...more] = terms.at;
  if (!startsAt || more.length > 0) throw refuse('times.1', toFault('timesTooMany', { max: 1 }));
  const { minutes, place } = terms;
  await requireFree(tx, { ...before, minutes }, [startsAt]);
  await stopTelling(tx, before, now);
  const set = {
    startsAt,
    minutes,
    place,
    isTold: true,
    sequence: before.sequence + 1,
    remindedAt: remindedOf(startsAt, now),
  };
  const [interview] = await tx.update(interviews).set(set).where(eq(interviews.id, before.id)).returning();
  const telling = interview && { ...tellingOf(context, interview), startsAt, isChosen: false };
  const mails = telling ? await tellAgreed(tx, telling) : [];
  await keep(tx, before.id, mails);
  return { detail: startsAt.toISOString(), ...toldBy(mails, withOwner(context), now) };
}

/** No interview, or none of the times: whoever was not told of it yet never is. @throws Refusal 422 */
export async function cancelInterview(context: Context) {
  const { tx, row, now } = context;
  const before = await findOpen(tx, row.id);
  if (!before) throw refuse('times.0', 'interviewOver');
  const isTold = await isKnown(tx, before, now);
  const set = { state: 'cancelled', sequence: before.sequence + 1 } as const;
  const [interview] = await tx.update(interviews).set(set).where(eq(interviews.id, before.id)).returning();
  const detail = before.startsAt?.toISOString() ?? '';
  const own = withOwner(context);
  if (!isTold) return { detail, set: { ...own, ...(await moveBack(context, before)), ...wordsThatStand(row.id) } };
  const mails = interview ? await tellCancelled(tx, tellingOf(context, interview)) : [];
  await keep(tx, before.id, mails);
  return { detail, ...toldBy(mails, own, now) };
}

/** The first of the mails is the applicant's: it answers what they wrote. */
function toldBy([mailId]: readonly number[], set: ApplicationChange, now: Date) {
  return { ...(mailId !== undefined && { mailId }), set: { ...set, lastWordAt: now, repliedAt: null } };
}

/** Whether its applicant knows of it: one that they agreed to, or whose mail has left. What waits is stopped. */
async function isKnown(tx: Writer, row: InterviewRow, now: Date): Promise<boolean> {
  const { left } = await stopTelling(tx, row, now);
  return row.isTold || left > 0;
}

function tellingOf({ row, siteUrl, now }: Context, interview: InterviewRow) {
  return { interview, application: row, siteUrl, now, leavesAt: leavingAt(now) };
}

function readTerms({ row, sent, now }: Pick<Context, 'row' | 'sent' | 'now'>, minutesBefore: number) {
  if (!row.isJob) throw refuse('times.0', 'fieldFixed');
  if (!openStages.includes(row.hiringStage)) throw refuse('times.0', 'applicationEnded');
  const minutes = sent.minutes ?? minutesBefore;
  const at = readTimes(sent.times ?? [], minutes, now);
  return { at, minutes, place: requireText(sent, 'place') };
}

async function requireFree(tx: Writer, asked: Parameters<typeof isTaken>[1], at: readonly Date[]): Promise<void> {
  await holdTimes(tx);
  const taken: Record<string, 'timeTaken'> = {};
  for (const [place, time] of at.entries()) if (await isTaken(tx, asked, time)) taken[`times.${place}`] = 'timeTaken';
  if (Object.keys(taken).length > 0) throw new Refusal(422, 'problem', taken);
}

/** Whoever agrees on a time within a day has just been told of it. */
export function remindedOf(startsAt: Date, now: Date): Date | null {
  return startsAt.getTime() - now.getTime() < dayBefore ? now : null;
}

export async function keep(tx: Writer, id: string, mails: number[]): Promise<void> {
  await tx.update(interviews).set({ mails }).where(eq(interviews.id, id));
}
