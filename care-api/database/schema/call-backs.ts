import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgEnum, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import { callBackDue, callBackStates } from '@/lib/contract/call-back';
import { cameBys } from '@/lib/contract/came-by';
import { type ContactNeeds, noNeeds } from '@/lib/contract/contact-needs';
import { actBy } from './act-by';
import { comments } from './blog';
import { eventColumns, moment, person } from './case-columns';
import { listingStatus } from './listings';
import { keptColumns } from './trash-columns';

export const callBackState = pgEnum('call_back_state', callBackStates);

export const callBacks = pgTable(
  'call_backs',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    /** E.164 where the number could be read: '+441632960123'. */
    phoneNormalised: text('phone_normalised').notNull().default(''),
    preferredTime: text('preferred_time').notNull().default(''),
    message: text('message').notNull(),
    status: listingStatus('status').notNull().default('Open'),
    note: text('note').notNull().default(''),
    state: callBackState('state').notNull().default('new'),
    outcome: text('outcome').notNull().default(''),
    ownerId: person('owner_id'),
    /** By the promise; another wish of the visitor moves it. */
    dueAt: moment('due_at'),
    firstTryAt: moment('first_try_at'),
    firstTalkAt: moment('first_talk_at'),
    /** Open minutes from being asked, counted when it came to it; null where no hours were known. */
    tryMinutes: integer('try_minutes'),
    talkMinutes: integer('talk_minutes'),
    waitingUntil: moment('waiting_until'),
    contactNeed: text('contact_need').notNull().default(''),
    needs: jsonb('needs').$type<ContactNeeds>().notNull().default(noNeeds),
    topic: text('topic').notNull().default(''),
    language: text('language').notNull().default(''),
    cameBy: text('came_by', { enum: cameBys }).notNull().default('form'),
    /** Of what a comment gave rise to. */
    commentId: integer('comment_id')
      .unique()
      .references(() => comments.id, { onDelete: 'set null' }),
    isSafeguarding: boolean('is_safeguarding').notNull().default(false),
    callingId: person('calling_id'),
    callingUntil: moment('calling_until'),
    /** How many of the three reminders went. */
    reminded: smallint('reminded').notNull().default(0),
    /** Of the token by which its visitor follows it; null where nobody can. */
    followHash: text('follow_hash').unique(),
    search: text('search').notNull().default(''),
    ...keptColumns(),
  },
  (table) => [
    index('call_backs_act_by').on(actBy(callBackDue, table), table.id).where(sql`${table.deletedAt} is null`),
    index('call_backs_state').on(table.state, table.id).where(sql`${table.deletedAt} is null`),
    index('call_backs_owner').on(table.ownerId, table.id).where(sql`${table.deletedAt} is null`),
    index('call_backs_created_at').on(table.createdAt, table.id),
    index('call_backs_name').on(sql`lower(${table.name})`, table.id),
    index('call_backs_email').on(sql`lower(${table.email})`),
    index('call_backs_phone').on(table.phoneNormalised).where(sql`${table.phoneNormalised} <> ''`),
    index('call_backs_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('call_backs_called').using(
      'gin',
      sql`(plain_name(${table.name}) || ' ' || replace(plain_name(${table.name}), ' ', '')) gin_trgm_ops`,
    ),
    index('call_backs_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

export const callBackEvents = pgTable(
  'call_back_events',
  {
    ...eventColumns(),
    callBackId: integer('call_back_id')
      .notNull()
      .references(() => callBacks.id, { onDelete: 'cascade' }),
    otherId: integer('other_id').references(() => callBacks.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('call_back_events_of').on(table.callBackId, table.id),
    index('call_back_events_other').on(table.otherId).where(sql`${table.otherId} is not null`),
  ],
);
