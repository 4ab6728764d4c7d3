import { z } from 'zod';
import type { MailBlock } from './mail-blocks';

/** Failed: given up after the mail server said no, or for three days nothing. Stopped: by somebody. */
export const mailStates = ['waiting', 'failed', 'sent', 'stopped'] as const;

/** Days that the words of a mail are kept after it was sent or given up. */
export const mailTextDays = 30;

/** Beside what lays a mail out, which the browser reads without zod. */
const mailBlock: z.ZodType<MailBlock> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('words'),
    lines: z.array(z.array(z.object({ text: z.string(), href: z.string().nullable() }))),
  }),
  z.object({ kind: z.literal('button'), label: z.string(), href: z.string() }),
]);

export const mailSchema = z.object({
  id: z.number().int(),
  state: z.enum(mailStates),
  to: z.string(),
  subject: z.string(),
  /** Without what opens a door: a link that is good once is cut short. '' when it is kept no more. */
  text: z.string(),
  language: z.string(),
  blocks: z.array(mailBlock),
  attempts: z.number().int(),
  /** Of the mail server; '' while it said nothing against it. */
  said: z.string(),
  /** ISO 8601; the next try of one that waits, null for others. */
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  canBeSent: z.boolean(),
});
export type OfficeMail = z.output<typeof mailSchema>;
