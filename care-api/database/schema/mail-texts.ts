import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt, version } from './columns';

/** A provider's own words of mails, by kind and language: 'resetPassword-en'. Null where they are ours again. */
export const mailTexts = pgTable('mail_texts', {
  id: text('id').primaryKey(),
  subject: text('subject'),
  text: text('text'),
  version,
  updatedAt,
});
