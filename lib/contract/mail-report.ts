import { z } from 'zod';
import { says } from './issue-faults';
import { typed } from './wire';

/** Characters: a mail server sends the mail along, or its head. */
const maxReport = 500_000;

/** What came by mail, a delivery status (RFC 3464) or a complaint (RFC 5965), or what a mail service tells. */
export const mailReportInput = z.strictObject({
  report: z.string().max(maxReport, says('tooMuch')).optional(),
  email: typed(254)
    .pipe(z.email(says('emailInvalid')))
    .optional(),
  kind: z.enum(['bounce', 'complaint'], says('problem')).optional(),
  /** Why, in the words of the mail service. */
  said: typed(400).optional(),
});

export const mailReportAnswer = z.object({
  /** What the report was: a delay is tried further by the mail server, and changes nothing. */
  kind: z.enum(['bounce', 'complaint', 'delay']),
  /** Of the mail that it was about; null where it is none of ours. */
  mailId: z.number().int().nullable(),
  isUnsubscribed: z.boolean(),
});
export type MailReportAnswer = z.output<typeof mailReportAnswer>;
