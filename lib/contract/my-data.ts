import { z } from 'zod';

/** Body of DELETE mydata: who is signed in says once more who they are. */
export const deleteAccountInput = z.strictObject({
  password: z.string().min(1, 'Please provide a password').max(256, 'Please use at most 256 characters.'),
});

/** Rows as they are kept, for their owner to read and take along. */
const rows = z.array(z.record(z.string(), z.unknown()));

/** What GET mydata answers: everything kept about one person. */
export const myDataSchema = z.object({
  account: z.record(z.string(), z.unknown()),
  profile: z.record(z.string(), z.unknown()).nullable(),
  /** Where the pictures of profile and posts can be had, below the API's address. */
  pictures: z.array(z.string()),
  comments: rows,
  posts: rows,
  applications: rows,
  /** Answers that were sent by themselves. */
  answers: rows,
  drafts: rows,
  sessions: rows,
});
export type MyData = z.output<typeof myDataSchema>;

export const lastAdminMessage = 'This is the last admin. Please make somebody else an admin first.';
export const wrongPasswordMessage = 'The password is not right.';
