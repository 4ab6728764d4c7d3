import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isKeptAtRisk } from '@/care-api/cases/at-risk';
import { caseConditions } from '@/care-api/cases/case-list';
import { iso } from '@/care-api/database/iso';
import { readByIds } from '@/care-api/database/read-by-ids';
import { accounts } from '@/care-api/database/schema/accounts';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { listOf } from '@/care-api/desk/list-of';
import { asName } from '@/care-api/desk/names';
import type { Resource } from '@/care-api/desk/resource';
import type { Db } from '@/care-api/kernel/db';
import { type CallBackWire, callBackDue } from '@/lib/contract/call-back';
import { listingWords } from '@/lib/contract/staff-words';
import { callBackActions } from './call-back-actions';

const owner = alias(accounts, 'owner');
const calling = alias(accounts, 'calling');

const columns = {
  requestId: callBacks.id,
  yourName: callBacks.name,
  email: callBacks.email,
  phoneNo: callBacks.phone,
  dateTime: callBacks.preferredTime,
  yourMessage: callBacks.message,
  status: callBacks.status,
  note: callBacks.note,
  createdAt: iso(callBacks.createdAt),
  state: callBacks.state,
  outcome: sql<CallBackWire['outcome']>`${callBacks.outcome}`,
  ownerId: callBacks.ownerId,
  ownerName: sql<string>`coalesce(${owner.username}, '')`,
  dueAt: iso(callBacks.dueAt),
  firstTryAt: iso(callBacks.firstTryAt),
  firstTalkAt: iso(callBacks.firstTalkAt),
  waitingUntil: iso(callBacks.waitingUntil),
  contactNeed: sql<CallBackWire['contactNeed']>`${callBacks.contactNeed}`,
  needs: callBacks.needs,
  topic: callBacks.topic,
  language: callBacks.language,
  cameBy: callBacks.cameBy,
  isSafeguarding: callBacks.isSafeguarding,
  callingName: sql<string>`coalesce(${calling.username}, '')`,
  callingUntil: iso(callBacks.callingUntil),
  version: callBacks.version,
  updatedAt: iso(callBacks.updatedAt),
  deletedAt: iso(callBacks.deletedAt),
};

export function selectCallBacks(db: Pick<Db, 'select'>) {
  return db
    .select(columns)
    .from(callBacks)
    .leftJoin(owner, eq(owner.id, callBacks.ownerId))
    .leftJoin(calling, eq(calling.id, callBacks.callingId));
}

const { due, overdue, dueToday, open, mine, unassigned, inState, all, trash } = caseConditions(
  callBackDue,
  alias(callBacks, 't'),
);

const list = listOf('callBack', 'call_backs', {
  sorts: { due: { by: due, type: 'timestamptz' } },
  statuses: {
    overdue,
    dueToday,
    open,
    safeguarding: sql`(${open} and t.is_safeguarding)`,
    mine,
    unassigned,
    waiting: inState('waiting'),
    answered: inState('answered'),
    closed: inState('closed'),
    all,
    trash,
  },
  text: sql`t.search`,
  names: asName(sql`t.name`),
  words: listingWords,
  when: sql`t.created_at`,
  owner: sql`t.owner_id`,
  filters: { outcome: (outcome) => sql`t.outcome = ${outcome}` },
});

export const callBackResource: Resource<CallBackWire> = {
  kind: 'callBack',
  table: 'call_backs',
  title: sql`t.name`,
  read: (db, ids) => readByIds(selectCallBacks(db), callBacks.id, ids, ({ requestId }) => requestId),
  list,
  isKept: isKeptAtRisk,
  actions: callBackActions,
};
