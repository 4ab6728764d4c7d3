import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { keptColumns } from './trash-columns';

/** Mails that staff send again and again, with places to be filled in. */
export const cannedAnswers = pgTable('canned_answers', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  ...keptColumns(),
});
