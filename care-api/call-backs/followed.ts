import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { inState } from '@/care-api/cases/call-back-state';
import { startOf } from '@/care-api/cases/due-from';
import { findable } from '@/care-api/cases/findable';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { listings } from '@/care-api/database/schema/listings';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { isShownListing } from '@/care-api/listings/is-shown';
import { contactPreferences } from '@/lib/contract/call-back';
import {
  type followedChange,
  followedDays,
  type followedSchema,
  type followedStates,
  listingOfTopic,
  toReference,
  type visitorDeeds,
  wishFault,
} from '@/lib/contract/call-back-promise';
import { atTime } from './at-time';
import { callBackResource as resource } from './call-back-resource';

type Row = typeof callBacks.$inferSelect;
type Wire = z.input<typeof followedSchema>;
type Change = z.output<typeof followedChange>;

const noted = { when: 'visitorWhen', phone: 'visitorPhone', cancel: 'visitorCancel' } as const satisfies Record<
  Change['change'],
  (typeof visitorDeeds)[number]
>;

/** What its visitor is told of a request; null for an address that is unknown, too old, or of one in the trash. */
export async function getFollowed(db: Db, token: string, now: Date): Promise<Wire | null> {
  const row = await findRow(db, token, now);
  return row && toWire(db, row, now);
}

/** Null as above. @throws Refusal 409 for a request that is closed, 422 for a time that is over. */
export async function changeFollowed(db: Db, token: string, change: Change, now: Date): Promise<Wire | null> {
  const found = await findRow(db, token, now);
  if (!found) return null;
  const deed = { resource, id: found.id, caller: null, action: noted[change.change], now };
  const changed = await changeRow(db, deed, async (tx) => {
    const [row] = await tx.select().from(callBacks).where(eq(callBacks.id, found.id));
    if (!row || row.state === 'closed' || (await isCancelledAtRisk(tx, row))) throw new Refusal(409, 'callBackClosed');
    const { detail, set } = await judge(tx, row, change, now);
    await tx.update(callBacks).set(set).where(eq(callBacks.id, row.id));
    await tx.insert(callBackEvents).values({ callBackId: row.id, action: deed.action, detail, createdAt: now });
  });
  return changed && getFollowed(db, token, now);
}

async function judge(tx: Writer, row: Row, change: Change, now: Date): Promise<{ detail: string; set: Partial<Row> }> {
  switch (change.change) {
    case 'when': {
      const { dateTime: preferredTime } = change;
      const past = wishFault(preferredTime, now);
      if (past) throw new Refusal(422, 'problem', { dateTime: past.code });
      return { detail: preferredTime, set: await atTime(tx, row, preferredTime, now) };
    }
    case 'phone': {
      const { phoneNo: phone } = change;
      return { detail: phone, set: { phone, ...findable({ ...row, phone }) } };
    }
    case 'cancel': {
      const { isSafeguarding, state } = row;
      return { detail: '', set: isSafeguarding ? { state } : { ...inState('closed'), outcome: 'cancelled' } };
    }
  }
}

/** Whoever has the address may be whom it is about: they are told that it is over, and for staff it goes on. */
async function isCancelledAtRisk(db: Pick<Db, 'select'>, { id, isSafeguarding }: Row): Promise<boolean> {
  if (!isSafeguarding) return false;
  const isIt = and(eq(callBackEvents.callBackId, id), eq(callBackEvents.action, noted.cancel));
  const found = await db.select({ id: callBackEvents.id }).from(callBackEvents).where(isIt).limit(1);
  return found.length > 0;
}

async function findRow(db: Db, token: string, now: Date): Promise<Row | null> {
  const oldest = new Date(now.getTime() - followedDays * 86_400_000);
  const isTheirs = and(eq(callBacks.followHash, hashSecretToken(token)), gt(callBacks.createdAt, oldest));
  const [row] = await db
    .select()
    .from(callBacks)
    .where(and(isTheirs, isNull(callBacks.deletedAt)));
  return row ?? null;
}

async function toWire(db: Db, row: Row, now: Date): Promise<Wire> {
  const state = (await isCancelledAtRisk(db, row)) ? 'cancelled' : stateOf(row, now);
  const at =
    state === 'tried' ? await lastTry(db, row) : state === 'spoke' ? (row.firstTalkAt ?? row.firstTryAt) : null;
  return {
    reference: toReference(row.id),
    state,
    askedAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    fromAt: (await startOf(db, row.createdAt, row.preferredTime, row.dueAt))?.toISOString() ?? null,
    about: await readAbout(db, row.topic),
    at: at?.toISOString() ?? null,
    nextAt: (state !== 'cancelled' && row.state === 'waiting' && row.waitingUntil?.toISOString()) || null,
    contactBy: contactPreferences.find((one) => one === row.contactNeed) ?? '',
    phoneEnd: row.phone.replace(/\D/g, '').slice(-3),
    when: row.preferredTime,
  };
}

/** By its title of today: of what was typed nothing is shown, for a mail may have led somebody else here. */
async function readAbout(db: Db, topic: string): Promise<Wire['about']> {
  const id = listingOfTopic(topic);
  if (id === null) return null;
  const [listing] = await db
    .select({ id: listings.id, title: listings.title })
    .from(listings)
    .where(and(eq(listings.id, id), isShownListing));
  return listing ?? null;
}

function stateOf(row: Row, now: Date): (typeof followedStates)[number] {
  if (row.state === 'closed') return row.outcome === 'cancelled' ? 'cancelled' : 'closed';
  if (row.callingUntil && row.callingUntil > now) return 'trying';
  if (row.state === 'answered' || row.firstTalkAt) return 'spoke';
  if (row.firstTryAt) return 'tried';
  return row.state === 'new' ? 'received' : 'trying';
}

async function lastTry(db: Db, { id, firstTryAt }: Row): Promise<Date | null> {
  const isTry = inArray(callBackEvents.action, ['noAnswer', 'mailed']);
  const [last] = await db
    .select({ at: callBackEvents.createdAt })
    .from(callBackEvents)
    .where(and(eq(callBackEvents.callBackId, id), isTry))
    .orderBy(desc(callBackEvents.id))
    .limit(1);
  return last?.at ?? firstTryAt;
}
