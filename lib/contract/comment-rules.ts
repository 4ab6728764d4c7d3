import { z } from 'zod';

export const holdReasons = ['first', 'link', 'profane', 'always', 'safeguarding', 'private', 'staff'] as const;
export const removalReasons = ['spam', 'abuse', 'private', 'offTopic', 'safeguarding', 'other'] as const;
export const reportReasons = ['spam', 'abuse', 'private', 'safeguarding', 'other'] as const;

export const holdRules = ['safeguarding', 'private', 'first', 'link', 'profane', 'always'] as const;
export const commentRules = z.object({
  /** It tells of harm to somebody. */
  safeguarding: z.boolean().default(true),
  /** It says where somebody lives, or how they are reached. */
  private: z.boolean().default(true),
  /** Until one by the same account was approved. */
  first: z.boolean(),
  link: z.boolean(),
  /** Else a bad word refuses the comment at once. */
  profane: z.boolean(),
  always: z.boolean(),
  /** Days after a post; null for ever. */
  closeAfterDays: z.number().int().min(1).max(3_650).nullable(),
});
export type CommentRules = z.output<typeof commentRules>;

export const storedCommentRules = commentRules.catch({
  safeguarding: true,
  private: true,
  first: false,
  link: false,
  profane: false,
  always: false,
  closeAfterDays: null,
});
