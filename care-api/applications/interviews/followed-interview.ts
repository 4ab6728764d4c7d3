import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { interviews } from '@/care-api/database/schema/interviews';
import { listings } from '@/care-api/database/schema/listings';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { stopTelling } from '@/care-api/mail/stop-waiting';
import { applicationReference } from '@/lib/contract/application';
import { openStages } from '@/lib/contract/application-stage';
import type { applicantDeeds, FollowedInterview, interviewChange } from '@/lib/contract/interview';
import { type ApplicationRow, findApplication } from '../application-row';
import { receivedResource as resource } from '../received-resource';
import { keep, remindedOf } from './interview-deeds';
import { findByToken, holdTimes, type InterviewRow, isTaken } from './interview-row';
import { type Telling, tellAgreed, tellCancelled, tellStaff } from './tell-interview';

type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;
type Change = z.output<typeof interviewChange>;
/** Milliseconds for which the address of an interview tells of it once it is over. */
const followedAfter = 30 * 86_400_000;

/** What whoever has its address is told; null for one that is unknown, or over for long. */
export async function getFollowedInterview(db: Db, token: string, now: Date): Promise<FollowedInterview | null> {
  const row = await findByToken(db, token);
  const application = row && (await findApplication(db, row.submissionId));
  if (!application || endOf(row).getTime() < now.getTime() - followedAfter) return null;
  const [listing] = application.listingId
    ? await db.select({ title: listings.title }).from(listings).where(eq(listings.id, application.listingId))
    : [];
  return {
    reference: applicationReference(application.id),
    about: listing?.title ?? '',
    state: stateOf(row, application, now),
    times: await listFree(db, row, now),
    startsAt: row.startsAt?.toISOString() ?? null,
    minutes: row.minutes,
    place: row.place,
  };
}

/** Null as above. @throws Refusal 409 for one that is over, 422 for a time not offered, over, or given to another. */
export async function changeFollowedInterview(deps: Deps, token: string, change: Change) {
  const { db } = deps.database;
  const now = deps.now();
  const found = await findByToken(db, token);
  const followed = found && (await getFollowedInterview(db, token, now));
  if (!followed) return null;
  // Sent twice, it is done once.
  if (change.change === 'choose' && followed.state === 'agreed' && isAt(followed, change.time)) return followed;
  const action: (typeof applicantDeeds)[number] = change.change === 'choose' ? 'chooseInterview' : 'refuseInterview';
  await changeRow(db, { resource, id: found.submissionId, caller: null, action, now }, async (tx) => {
    const telling = await requireOpen(tx, token, { siteUrl: deps.siteUrl, now });
    const detail = change.change === 'choose' ? await choose(tx, telling, change.time) : await refuse(tx, telling);
    const event = { submissionId: found.submissionId, action, detail, createdAt: now };
    await tx.insert(applicationEvents).values(event);
  });
  deps.onMailQueued();
  return getFollowedInterview(db, token, now);
}

function isAt({ startsAt }: FollowedInterview, time: string): boolean {
  return startsAt !== null && Date.parse(startsAt) === Date.parse(time);
}

async function requireOpen(tx: Writer, token: string, asked: { siteUrl: string; now: Date }): Promise<Telling> {
  const interview = await findByToken(tx, token);
  const application = interview && (await findApplication(tx, interview.submissionId));
  if (application && hasEnded(application)) throw new Refusal(409, 'applicationEnded');
  const state = application && stateOf(interview, application, asked.now);
  if (!application || state === 'cancelled' || state === 'over') throw new Refusal(409, 'interviewOver');
  return { interview, application, ...asked };
}

async function choose(tx: Writer, telling: Telling, time: string): Promise<string> {
  const { interview: before, now } = telling;
  const startsAt = new Date(time);
  const chosen = startsAt.toISOString();
  if (!before.times.includes(chosen)) throw new Refusal(422, 'problem', { time: 'choiceMissing' });
  if (startsAt <= now) throw new Refusal(422, 'problem', { time: 'momentPast' });
  await holdTimes(tx);
  if (await isTaken(tx, before, startsAt)) throw new Refusal(422, 'problem', { time: 'timeTaken' });
  await stopTelling(tx, before, now);
  const sequence = before.startsAt ? before.sequence + 1 : before.sequence;
  const set = { state: 'agreed', startsAt, sequence, isTold: true, remindedAt: remindedOf(startsAt, now) } as const;
  const [interview] = await tx.update(interviews).set(set).where(eq(interviews.id, before.id)).returning();
  if (interview) await keep(tx, before.id, await tellAgreed(tx, { ...telling, interview, startsAt, isChosen: true }));
  return chosen;
}

/** Whoever takes none of the times is told nothing that they do not know. */
async function refuse(tx: Writer, telling: Telling): Promise<string> {
  const { interview: before, now } = telling;
  await stopTelling(tx, before, now);
  const set = { state: 'cancelled', sequence: before.sequence + 1 } as const;
  const [interview] = await tx.update(interviews).set(set).where(eq(interviews.id, before.id)).returning();
  if (interview && before.startsAt) await tellCancelled(tx, { ...telling, interview });
  else if (interview) await tellStaff(tx, { ...telling, interview }, 'CANCEL');
  return before.startsAt?.toISOString() ?? '';
}

function hasEnded({ hiringStage }: ApplicationRow): boolean {
  return !openStages.includes(hiringStage);
}

function endOf({ startsAt, times }: InterviewRow): Date {
  return startsAt ?? new Date(Math.max(...times.map((time) => Date.parse(time))));
}

function stateOf(row: InterviewRow, application: ApplicationRow, now: Date): FollowedInterview['state'] {
  if (row.state === 'cancelled') return row.state;
  return row.state === 'held' || hasEnded(application) || endOf(row) <= now ? 'over' : row.state;
}

async function listFree(db: Db, row: InterviewRow, now: Date): Promise<string[]> {
  const free: string[] = [];
  for (const time of row.times) {
    const at = new Date(time);
    if (at > now && !(await isTaken(db, row, at))) free.push(time);
  }
  return free;
}
