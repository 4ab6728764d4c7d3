import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { keptColumns } from './trash-columns';

export const cannedAnswers = pgTable('canned_answers', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  ...keptColumns(),
});
