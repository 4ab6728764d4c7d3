import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { keptColumns } from './trash-columns';

export const teamMembers = pgTable('team_members', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  role: text('role').notNull().default(''),
  line: text('line').notNull().default(''),
  photo: text('photo').notNull().default(''),
  position: integer('position').notNull().default(0),
  ...keptColumns(),
});
