import { serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt } from './columns';

export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const person = (name: string) => uuid(name).references(() => accounts.id, { onDelete: 'set null' });

export const eventColumns = () => ({
  id: serial('id').primaryKey(),
  accountId: person('account_id'),
  action: text('action').notNull(),
  note: text('note').notNull().default(''),
  detail: text('detail').notNull().default(''),
  until: moment('until'),
  createdAt,
});
