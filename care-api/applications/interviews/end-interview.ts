import { eq } from 'drizzle-orm';
import { interviews } from '@/care-api/database/schema/interviews';
import type { Writer } from '@/care-api/kernel/db';
import { stopTelling } from '@/care-api/mail/stop-waiting';
import { type ApplicationStage, openStages } from '@/lib/contract/application-stage';
import type { ApplicationRow } from '../application-row';
import { leavingAt } from '../tell-sender';
import { findOpen, holdTimes, type InterviewRow, isTaken } from './interview-row';
import { type Telling, tellAgreed, tellCancelled } from './tell-interview';

type Move = { row: ApplicationRow; stage: ApplicationStage; siteUrl: string; now: Date };

/** With its application an interview ends, and comes back where that is opened again: by then no mail may have left. */
export async function followStage(tx: Writer, { row, stage, siteUrl, now }: Move): Promise<void> {
  const [wasOpen, isOpen] = [openStages.includes(row.hiringStage), openStages.includes(stage)];
  if (wasOpen === isOpen && stage !== 'withdrawn') return;
  const interview = await findOpen(tx, row.id);
  if (!interview) return;
  const telling = { interview, application: row, siteUrl, now };
  const isToCome = interview.startsAt !== null && interview.startsAt > now;
  const set =
    stage === 'withdrawn'
      ? await withdraw(tx, telling, isToCome)
      : isOpen
        ? await comeBack(tx, telling, isToCome)
        : await end(tx, telling, isToCome);
  await tx.update(interviews).set(set).where(eq(interviews.id, interview.id));
}

type Change = Partial<typeof interviews.$inferInsert>;

async function withdraw(tx: Writer, telling: Telling, isToCome: boolean): Promise<Change> {
  const interview = { ...telling.interview, sequence: telling.interview.sequence + 1 };
  await stopTelling(tx, interview, telling.now);
  const mails = isToCome ? await tellCancelled(tx, { ...telling, interview }) : [];
  return { state: 'cancelled', sequence: interview.sequence, mails };
}

async function end(tx: Writer, telling: Telling, isToCome: boolean): Promise<Change> {
  const { interview, now } = telling;
  const { left, stopped } = await stopTelling(tx, interview, now);
  // Nobody knows of an offer that has not left.
  if (interview.state === 'offered') return interview.isTold || left > 0 ? { isTold: true } : { state: 'cancelled' };
  if (!isToCome) return { mails: [] };
  const sequence = interview.sequence + 1;
  const ended = { ...telling, interview: { ...interview, sequence }, leavesAt: leavingAt(now) };
  return { sequence, mails: await tellCancelled(tx, ended), isTold: stopped === 0 };
}

/** Meanwhile its time may have been agreed on with another: then it stays over, and what tells of that leaves. */
async function isGivenAway(tx: Writer, interview: InterviewRow): Promise<boolean> {
  if (!interview.startsAt) return false;
  await holdTimes(tx);
  return isTaken(tx, interview, interview.startsAt);
}

/** Where they were told that there is none, or not yet when it is, they are told again. */
async function comeBack(tx: Writer, telling: Telling, isToCome: boolean): Promise<Change> {
  const { interview, now } = telling;
  if (isToCome && (await isGivenAway(tx, interview))) return { state: 'cancelled' };
  const { left } = await stopTelling(tx, interview, now);
  const { startsAt } = interview;
  if (!startsAt || !isToCome || (left === 0 && interview.isTold)) return { mails: [] };
  const sequence = interview.sequence + 1;
  const again = { ...telling, interview: { ...interview, sequence }, leavesAt: leavingAt(now) };
  return { sequence, mails: await tellAgreed(tx, { ...again, startsAt, isChosen: false }), isTold: true };
}
