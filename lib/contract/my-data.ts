import { z } from 'zod';
import { says } from './issue-faults';

/** Said once more, before what no one else may do. */
export const ownPassword = z
  .string()
  .min(1, says('passwordRequired'))
  .max(256, says('textTooLong', { max: 256 }));

export const deleteAccountInput = z.strictObject({ password: ownPassword });

const rows = z.array(z.record(z.string(), z.unknown()));

export const myDataSchema = z.object({
  account: z.record(z.string(), z.unknown()),
  profile: z.record(z.string(), z.unknown()).nullable(),
  /** Where the pictures of profile and posts can be had, below the API's address. */
  pictures: z.array(z.string()),
  comments: rows,
  reports: rows,
  posts: rows,
  applications: rows,
  /** Answers that were sent by themselves. */
  answers: rows,
  /** Files that are answers, or are to be; each is to be had at `Response/files/{token}`. */
  files: rows.default([]),
  drafts: rows,
  sessions: rows,
});
export type MyData = z.output<typeof myDataSchema>;

export const deletionForm = 'delete-account';
