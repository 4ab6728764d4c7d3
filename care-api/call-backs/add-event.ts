import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { listOwnerEmails } from '@/care-api/cases/owners';
import { readOwner } from '@/care-api/cases/read-owner';
import { readOpening } from '@/care-api/company/read-opening';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { changeRow } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { queueMail } from '@/care-api/mail/queue-mail';
import { writeMail } from '@/care-api/mail/write-mail';
import { type CallBackState, type CallBackWire, statusOfState } from '@/lib/contract/call-back';
import type { callBackEventInput } from '@/lib/contract/call-back-event';
import { toReference } from '@/lib/contract/call-back-promise';
import { type FaultLike, toFault } from '@/lib/contract/faults';
import { readLondonTime } from '@/lib/contract/london-time';
import { addOpenTime, openMinutesBetween } from '@/lib/opening/business-time';
import { callBackNoun as noun } from './call-back-noun';

type Input = z.output<typeof callBackEventInput>;
type Row = typeof callBacks.$inferSelect;
type Event = { note: string; detail: string; otherId?: number; until?: Date };
type Told = { tx: Writer; row: Row; sent: Input; caller: Account; now: Date; siteUrl: string };

/** Minutes that somebody is taken to be on the telephone. */
const callMinutes = 15;
/** Open minutes until the next try, where nobody says when. */
const usualWait = 120;

/**
 * Does something with a request and notes it, in one transaction; null where there is none.
 * @throws Refusal 422 for what the deed lacks, 409 where somebody changed it, or is ringing them.
 */
export async function addEvent(
  deps: Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>,
  { id, sent, caller, seen }: { id: number; sent: Input; caller: Account; seen: number | null },
): Promise<CallBackWire | null> {
  const now = deps.now();
  const change = { noun, id, seen, caller, action: sent.action, now };
  const done = await changeRow(deps.database.db, change, async (tx) => {
    const [row] = await tx.select().from(callBacks).where(eq(callBacks.id, id));
    if (!row) throw new Error('A row that is held is gone.');
    const { set, ...event } = await judge({ tx, row, sent, caller, now, siteUrl: deps.siteUrl });
    if (Object.keys(set).length > 0) await tx.update(callBacks).set(set).where(eq(callBacks.id, id));
    await tx
      .insert(callBackEvents)
      .values({ callBackId: id, accountId: caller.id, action: sent.action, createdAt: now, ...event });
  });
  if (done && mailing.includes(sent.action)) deps.onMailQueued();
  return done;
}

/** What mails somebody. */
const mailing: readonly Input['action'][] = ['mailed', 'safeguarding'];

/** What becomes of the row, and what is noted. */
async function judge(told: Told): Promise<Event & { set: Partial<typeof callBacks.$inferInsert> }> {
  const { tx, row, sent, caller, now } = told;
  const event = { note: sent.note ?? '', detail: '' };
  switch (sent.action) {
    case 'take':
      return { ...event, set: { ownerId: caller.id, ...(row.state === 'new' && inState('inProgress')) } };
    case 'assign': {
      const ownerId = await readOwner(tx, sent.owner);
      return { ...event, detail: ownerId ?? '', set: { ownerId } };
    }
    case 'calling': {
      const isTaken = row.callingId !== null && row.callingId !== caller.id;
      if (isTaken && (row.callingUntil ?? now) > now) throw new Refusal(409, 'callingAlready');
      return {
        ...event,
        set: {
          ownerId: row.ownerId ?? caller.id,
          callingId: caller.id,
          callingUntil: new Date(now.getTime() + callMinutes * 60_000),
          ...(row.state === 'new' && inState('inProgress')),
        },
      };
    }
    case 'spoke':
      return { ...event, set: { ...(await tried(told, true)), ...inState('answered') } };
    case 'noAnswer': {
      const until = await untilOf(told);
      return { ...event, until, set: { ...(await tried(told, false)), ...inState('waiting'), waitingUntil: until } };
    }
    case 'mailed': {
      const { subject = '', text = '' } = sent;
      if (subject === '') throw refuse('subject', 'fieldsRequired');
      if (text === '') throw refuse('text', 'fieldsRequired');
      if (row.email === '') throw refuse('subject', 'emailRequired');
      await queueMail(tx, { to: row.email, subject, text, language: row.language });
      const state =
        row.contactNeed === 'email' ? inState('answered') : row.state === 'new' ? inState('inProgress') : {};
      return { ...event, detail: subject, set: { ...(await tried(told, false)), ...state } };
    }
    case 'snooze': {
      const until = await untilOf(told);
      return { ...event, until, set: { ...inState('waiting'), waitingUntil: until } };
    }
    case 'note':
      if (event.note === '') throw refuse('note', 'fieldsRequired');
      return { ...event, set: {} };
    case 'link':
      return { ...event, ...(await link(told)), set: {} };
    case 'spam':
      return { ...event, set: { ...inState('closed'), outcome: 'spam' } };
    case 'safeguarding':
      for (const email of await listOwnerEmails(tx, caller.id)) {
        const values = { reference: toReference(row.id), link: `${told.siteUrl}/adminPanel/call-backs/${row.id}` };
        await writeMail(tx, 'safeguarding', { to: email, language: '', values });
      }
      return { ...event, set: { isSafeguarding: true } };
    case 'close':
      if (!sent.outcome) throw refuse('outcome', 'outcomeMissing');
      return { ...event, detail: sent.outcome, set: { ...inState('closed'), outcome: sent.outcome } };
    case 'reopen':
      return { ...event, set: { ...inState('inProgress'), ownerId: row.ownerId ?? caller.id } };
  }
}

/** Whatever it goes to, it waits no more, unless that is what it goes to. */
export function inState(state: CallBackState) {
  const isOver = state === 'answered' || state === 'closed';
  return { state, status: statusOfState[state], waitingUntil: null, ...(isOver && { callingUntil: null }) };
}

/** The first try and the first talk are counted once. */
async function tried({ tx, row, caller, now }: Told, isTalk: boolean) {
  const opening = await readOpening(tx);
  const minutes = opening && Math.round(openMinutesBetween(opening, row.createdAt, now));
  return {
    ownerId: row.ownerId ?? caller.id,
    callingUntil: null,
    ...(row.firstTryAt === null && { firstTryAt: now, tryMinutes: minutes }),
    ...(isTalk && row.firstTalkAt === null && { firstTalkAt: now, talkMinutes: minutes }),
  };
}

async function untilOf({ tx, sent, now }: Told): Promise<Date> {
  if (!sent.until) {
    const opening = await readOpening(tx);
    return (opening && addOpenTime(opening, now, usualWait)) ?? new Date(now.getTime() + usualWait * 60_000);
  }
  const read = readLondonTime(sent.until);
  if (!read) throw refuse('until', 'momentUnreadable');
  const at = read.state === 'twice' ? read.later : read.at;
  if (at <= now) throw refuse('until', 'momentPast');
  if (at.getTime() > now.getTime() + 366 * 86_400_000) throw refuse('until', toFault('momentFar', { years: 1 }));
  return at;
}

/** Both tell of each other. */
async function link({ tx, row, sent, caller, now }: Told) {
  const other = sent.other ?? 0;
  const isThere = and(eq(callBacks.id, other), isNull(callBacks.deletedAt));
  const [found] = await tx.select({ id: callBacks.id }).from(callBacks).where(isThere);
  if (!found || found.id === row.id) throw refuse('other', 'namesNothing');
  const event = { accountId: caller.id, action: 'linked', detail: String(row.id), otherId: row.id, createdAt: now };
  await tx.insert(callBackEvents).values({ callBackId: other, ...event });
  return { detail: String(other), otherId: other };
}

function refuse(field: string, fault: FaultLike) {
  return new Refusal(422, 'problem', { [field]: fault });
}
