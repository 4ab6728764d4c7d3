import { z } from 'zod';

/** Bytes of a mail that comes in, with its attachments. */
export const replyMaxBody = 5 * 1024 * 1024;

/** What a calendar answers to an invitation (RFC 5546), and that it was another one. */
export const calendarStates = ['accepted', 'declined', 'tentative'] as const;
export const calendarAnswers = [...calendarStates, 'otherMeeting'] as const;

export const mailReplyAnswer = z.object({
  /** What came in: of what a machine answers, such as that somebody is away, nothing is kept. */
  kind: z.enum(['message', 'calendar', 'automatic']),
  applicationId: z.number().int(),
});
export type MailReplyAnswer = z.output<typeof mailReplyAnswer>;
