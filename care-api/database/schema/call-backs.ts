import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns';
import { listingStatus } from './listings';

export const callBacks = pgTable('call_backs', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** As typed. */
  phone: text('phone').notNull().default(''),
  /** E.164 where the number could be read: '+441632960123'. */
  phoneNormalised: text('phone_normalised').notNull().default(''),
  preferredTime: text('preferred_time').notNull().default(''),
  message: text('message').notNull(),
  status: listingStatus('status').notNull().default('Open'),
  /** Of the staff. */
  note: text('note').notNull().default(''),
  createdAt,
  updatedAt,
});
