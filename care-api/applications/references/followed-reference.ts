import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { listings } from '@/care-api/database/schema/listings';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { stopTelling } from '@/care-api/mail/stop-waiting';
import { toLondonDay } from '@/lib/contract/london-time';
import {
  type FollowedReference,
  faultsOfReference,
  type refereeDeeds,
  referenceAnswer,
  type referenceChange,
} from '@/lib/contract/reference-request';
import { findApplication } from '../application-row';
import { receivedResource as resource } from '../received-resource';
import { endOf, findByToken, isAsked, nameOf, type ReferenceRow, stateOf } from './reference-row';
import { fulfilCheck } from './settle-check';
import { tellAsker } from './tell-referee';

type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;
type Change = z.output<typeof referenceChange>;
type Answer = Exclude<Change, { change: 'keep' }>;

/** What a referee is told who has its address; null for one that is unknown. */
export async function getFollowedReference(db: Db, token: string, now: Date): Promise<FollowedReference | null> {
  const row = await findByToken(db, token);
  const application = row && (await findApplication(db, row.submissionId));
  if (!application) return null;
  const state = stateOf(row, application, now);
  const [listing] = application.listingId
    ? await db.select({ title: listings.title }).from(listings).where(eq(listings.id, application.listingId))
    : [];
  return {
    applicant: await nameOf(db, application.accountId),
    about: listing?.title ?? '',
    state: state === 'withdrawn' ? 'over' : state,
    until: endOf(row).toISOString(),
    answer: state === 'asked' ? row.answer : null,
  };
}

/** Null as above. @throws Refusal 409 for one that was given, or is needed no more; 422 for what a reference lacks. */
export async function changeFollowedReference(deps: Deps, token: string, change: Change) {
  const { db } = deps.database;
  const now = deps.now();
  const found = await findByToken(db, token);
  const followed = found && (await getFollowedReference(db, token, now));
  if (!followed) return null;
  // Sent twice, it is done once.
  if (isDone(found, change)) return followed;
  if (followed.state !== 'asked') throw new Refusal(409, 'referenceOver');
  if (change.change === 'keep') await close(db, found, { answer: referenceAnswer.parse(change) });
  else await take(deps, found, change, now);
  return getFollowedReference(db, token, now);
}

function isDone(row: ReferenceRow, change: Change): boolean {
  if (change.change === 'decline') return row.state === 'declined' && row.reason === change.reason;
  const isSame = row.state === 'answered' && change.change === 'give';
  return isSame && isDeepStrictEqual(row.answer, referenceAnswer.parse(change));
}

async function take(deps: Deps, { id, submissionId }: ReferenceRow, change: Answer, now: Date): Promise<void> {
  const isGiven = change.change === 'give';
  const faults = isGiven ? faultsOfReference(change, toLondonDay(now)) : {};
  if (Object.keys(faults).length > 0) throw new Refusal(422, 'problem', faults);
  const action: (typeof refereeDeeds)[number] = isGiven ? 'giveReference' : 'declineReference';
  const said = isGiven
    ? { state: 'answered' as const, answer: referenceAnswer.parse(change) }
    : { state: 'declined' as const, answer: null, reason: change.reason };
  await changeRow(deps.database.db, { resource, id: submissionId, caller: null, action, now }, async (tx) => {
    const application = await findApplication(tx, submissionId);
    const request = await close(tx, { id }, { ...said, endedAt: now });
    await stopTelling(tx, request, now);
    const events = [{ action: action as string, detail: id }];
    const seen = application && isGiven && (await fulfilCheck({ tx, row: application, now }));
    if (seen) events.push({ action: 'check', ...seen });
    await tx.insert(applicationEvents).values(events.map((event) => ({ submissionId, ...event, createdAt: now })));
    await tellAsker(tx, request, deps.siteUrl);
  });
  deps.onMailQueued();
}

/** Of two at once one comes too late. @throws Refusal 409 */
async function close(
  tx: Pick<Writer, 'update'>,
  { id }: Pick<ReferenceRow, 'id'>,
  set: Partial<ReferenceRow>,
): Promise<ReferenceRow> {
  const [row] = await tx.update(referenceRequests).set(set).where(isAsked(id)).returning();
  if (!row) throw new Refusal(409, 'referenceOver');
  return row;
}
