import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inOrder } from '@/care-api/database/in-order';
import { accounts } from '@/care-api/database/schema/accounts';
import { callBacks } from '@/care-api/database/schema/call-backs';
import type { Noun } from '@/care-api/desk/noun';
import type { StaffList } from '@/care-api/desk/staff-list';
import type { Db } from '@/care-api/kernel/db';
import type { CallBackWire } from '@/lib/contract/call-back';
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
  isSafeguarding: callBacks.isSafeguarding,
  callingName: sql<string>`coalesce(${calling.username}, '')`,
  callingUntil: iso(callBacks.callingUntil),
  version: callBacks.version,
  updatedAt: iso(callBacks.updatedAt),
  deletedAt: iso(callBacks.deletedAt),
};

function iso(column: unknown) {
  return sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Requests as staff and the published calls are told them. */
export function selectCallBacks(db: Pick<Db, 'select'>) {
  return db
    .select(columns)
    .from(callBacks)
    .leftJoin(owner, eq(owner.id, callBacks.ownerId))
    .leftJoin(calling, eq(calling.id, callBacks.callingId));
}

/** As the index has it, `actBy` of the table. */
const actBy = sql`(case when t.state in ('new', 'inProgress', 'waiting') then
  coalesce(least(t.waiting_until, case when t.first_try_at is null then t.due_at end), 'infinity') else 'infinity' end)`;

const isThere = (is: SQL) => sql`(t.deleted_at is null and ${is})`;
/** London's midnight. */
const endOfToday = sql`(date_trunc('day', now() at time zone 'Europe/London') + interval '1 day') at time zone 'Europe/London'`;
const isOpen = sql`t.state in ('new', 'inProgress', 'waiting')`;

const list: StaffList = {
  from: sql`call_backs t`,
  id: sql`t.id`,
  idType: 'integer',
  sorts: {
    due: { by: actBy, type: 'timestamptz' },
    created: { by: sql`t.created_at`, type: 'timestamptz' },
    name: { by: sql`lower(t.name)`, type: 'text' },
  },
  statuses: {
    overdue: isThere(sql`${actBy} < now()`),
    dueToday: isThere(sql`${actBy} >= now() and ${actBy} < ${endOfToday}`),
    open: isThere(isOpen),
    mine: (me) => isThere(me ? sql`t.owner_id = ${me}::uuid and ${isOpen}` : sql`false`),
    unassigned: isThere(sql`t.owner_id is null and ${isOpen}`),
    waiting: isThere(sql`t.state = 'waiting'`),
    answered: isThere(sql`t.state = 'answered'`),
    closed: isThere(sql`t.state = 'closed'`),
    all: isThere(sql`true`),
    trash: sql`t.deleted_at is not null`,
  },
  text: sql`t.search`,
  words: listingWords,
  when: sql`t.created_at`,
  owner: sql`t.owner_id`,
  filters: { outcome: (outcome) => sql`t.outcome = ${outcome}` },
};

export const callBackNoun: Noun<CallBackWire> = {
  kind: 'callBack',
  table: 'call_backs',
  hasTrash: true,
  title: sql`t.name`,
  who: 'coordinator',
  isPersonal: true,
  async read(db, ids) {
    const rows = await selectCallBacks(db).where(inArray(callBacks.id, [...ids]));
    return inOrder(ids, rows, ({ requestId }) => requestId);
  },
  list,
  actions: callBackActions,
};
