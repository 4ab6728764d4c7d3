import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { CaseKind, Context as ContextOf, Deed } from '@/care-api/cases/add-event';
import { inState } from '@/care-api/cases/call-back-state';
import { commonDeeds, mailAbout, refuse, requireOutcome, withOwner } from '@/care-api/cases/deeds';
import { callBackLog } from '@/care-api/cases/event-logs';
import { listOwnerEmails } from '@/care-api/cases/owners';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { Refusal } from '@/care-api/kernel/refusal';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { readOpening } from '@/care-api/opening/read-opening';
import type { CallBackWire } from '@/lib/contract/call-back';
import type { CallBackDeed, callBackEventInput } from '@/lib/contract/call-back-event';
import { toReference } from '@/lib/contract/call-back-promise';
import { toFault } from '@/lib/contract/faults';
import { readLondonTime } from '@/lib/contract/london-time';
import { addOpenTime, openMinutesBetween } from '@/lib/opening/business-time';
import { wishedFrom } from '@/lib/opening/promised-by';
import { callBackResource } from './call-back-resource';

type Row = typeof callBacks.$inferSelect;
type Change = Partial<typeof callBacks.$inferInsert>;
type Input = z.output<typeof callBackEventInput>;
type Context = ContextOf<Row, Input>;

/** Minutes that somebody is taken to be on the telephone. */
const callMinutes = 15;
/** Open minutes until the next try, where nobody says when. */
const usualWait = 120;

const deeds: Readonly<Record<CallBackDeed, Deed<Row, Input, Change>>> = {
  ...commonDeeds,
  take: ({ row, caller }) => ({ set: { ownerId: caller.id, ...begun(row) } }),
  calling: ({ row, caller, now }) => {
    const isTaken = row.callingId !== null && row.callingId !== caller.id;
    if (isTaken && (row.callingUntil ?? now) > now) throw new Refusal(409, 'callingAlready');
    const callingUntil = new Date(now.getTime() + callMinutes * 60_000);
    return { set: { ...withOwner({ row, caller }), callingId: caller.id, callingUntil, ...begun(row) } };
  },
  spoke: async (context) => ({ set: { ...(await tried(context, true)), ...inState('answered') } }),
  noAnswer: async (context) => {
    const { until, set } = await waiting(context);
    return { until, set: { ...(await tried(context, false)), ...set } };
  },
  mailed: async (context) => {
    const noted = await mailAbout(context, () => refuse('subject', 'emailRequired'));
    const state = context.row.contactNeed === 'email' ? inState('answered') : begun(context.row);
    return { ...noted, set: { ...(await tried(context, false)), ...state } };
  },
  snooze: waiting,
  link,
  spam: () => ({ set: { ...inState('closed'), outcome: 'spam' } }),
  safeguarding: async ({ tx, row, caller, siteUrl }) => {
    for (const to of await listOwnerEmails(tx, caller.id)) {
      const values = (language: string) => ({
        reference: toReference(row.id),
        link: pageAddress(siteUrl, `/adminPanel/call-backs/${row.id}`, language),
      });
      await writeTheirs(tx, 'safeguarding', { to, values });
    }
    return { isMailed: true, set: { isSafeguarding: true } };
  },
  close: ({ sent }) => {
    const outcome = requireOutcome(sent);
    return { detail: outcome, set: { ...inState('closed'), outcome } };
  },
  reopen: (context) => ({ set: { ...inState('inProgress'), ...withOwner(context) } }),
};

export const callBackCase: CaseKind<CallBackWire, Row, Input, Change> = {
  resource: callBackResource,
  log: callBackLog,
  find: async (db, id) => (await db.select().from(callBacks).where(eq(callBacks.id, id)))[0],
  change: (tx, id, set) => tx.update(callBacks).set(set).where(eq(callBacks.id, id)),
  note: (tx, id, event) => tx.insert(callBackEvents).values({ callBackId: id, ...event }),
  deeds,
};

function begun({ state }: Row) {
  return state === 'new' ? inState('inProgress') : {};
}

/** The first try and the first talk are counted once, from when they wanted to be called. */
async function tried({ tx, row, caller, now }: Context, isTalk: boolean) {
  const opening = await readOpening(tx);
  const minutes = opening && Math.round(openMinutesBetween(opening, wishedFrom(row.preferredTime, row.createdAt), now));
  return {
    ...withOwner({ row, caller }),
    callingUntil: null,
    ...(row.firstTryAt === null && { firstTryAt: now, tryMinutes: minutes }),
    ...(isTalk && row.firstTalkAt === null && { firstTalkAt: now, talkMinutes: minutes }),
  };
}

async function waiting(context: Context) {
  const until = await untilOf(context);
  return { until, set: { ...inState('waiting'), waitingUntil: until } };
}

async function untilOf({ tx, sent, now }: Context): Promise<Date> {
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

async function link({ tx, row, sent, caller, now }: Context) {
  const other = sent.other ?? 0;
  const isThere = and(eq(callBacks.id, other), isNull(callBacks.deletedAt));
  const [found] = await tx.select({ id: callBacks.id }).from(callBacks).where(isThere);
  if (!found || found.id === row.id) throw refuse('other', 'namesNothing');
  const event = { accountId: caller.id, action: 'linked', detail: String(row.id), otherId: row.id, createdAt: now };
  await tx.insert(callBackEvents).values({ callBackId: other, ...event });
  return { detail: String(other), otherId: other };
}
