import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { cameBys } from '@/lib/contract/came-by';
import { complaintKinds, complaintOutcomes, complaintStates } from '@/lib/contract/complaint';
import { eventColumns, moment, person } from './case-columns';
import { keptColumns } from './trash-columns';

export const complaints = pgTable(
  'complaints',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: complaintKinds }).notNull(),
    /** '' as email and phone, where somebody does not say who they are. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    isForOther: boolean('is_for_other').notNull().default(false),
    person: text('person').notNull().default(''),
    cameBy: text('came_by', { enum: cameBys }).notNull().default('form'),
    followHash: text('follow_hash').unique(),
    message: text('message').notNull(),
    language: text('language').notNull().default(''),
    state: text('state', { enum: complaintStates }).notNull().default('new'),
    outcome: text('outcome', { enum: ['', ...complaintOutcomes] })
      .notNull()
      .default(''),
    isAuthorised: boolean('is_authorised').notNull().default(false),
    learning: text('learning').notNull().default(''),
    ownerId: person('owner_id'),
    /** By the law and by custom; never moved. */
    acknowledgeBy: moment('acknowledge_by').notNull(),
    answerBy: moment('answer_by').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
    answeredAt: moment('answered_at'),
    search: text('search').notNull().default(''),
    ...keptColumns(),
  },
  (table) => [
    index('complaints_state').on(table.state, table.id).where(sql`${table.deletedAt} is null`),
    index('complaints_created_at').on(table.createdAt, table.id),
    index('complaints_called').using(
      'gin',
      sql`(plain_name(${table.search}) || ' ' || replace(plain_name(${table.search}), ' ', '')) gin_trgm_ops`,
    ),
    index('complaints_words').using(
      'gin',
      sql`(${table.search} || ' cp-' || lpad(${table.id}::text, 6, '0')) gin_trgm_ops`,
    ),
    index('complaints_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export const complaintEvents = pgTable(
  'complaint_events',
  {
    ...eventColumns(),
    complaintId: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
  },
  (table) => [index('complaint_events_of').on(table.complaintId, table.id)],
);
