import { z } from 'zod';
import { nameParam, typed, versionInput } from './wire';

export const caseEventFields = {
  /** For the staff alone. */
  note: typed(4_000).optional(),
  /** Of `assign`: an account; '' for nobody. */
  owner: typed(60).optional(),
  /** Of what goes by mail: what leaves, its variables filled in. */
  subject: typed(200).optional(),
  text: typed(10_000).optional(),
  version: versionInput,
};

export const caseEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Who did it; '' for what went by itself, and for people who are gone. */
  by: z.string(),
  /** One of ours, or `created`, `linked` and `reminded`. */
  action: z.string(),
  note: z.string(),
  /** What was written to whom it is about, or by them. */
  words: z.string().optional(),
  /** An outcome, whose it became, the number of another request, the subject of a mail, or ''. */
  detail: z.string(),
  until: z.string().nullable(),
});
export type CaseEvent = z.output<typeof caseEvent>;

export const caseHistory = z.object({
  events: z.array(caseEvent),
  /** What a mail server says against their address; '' while mails arrive. */
  bounced: z.string().default(''),
});

export const caseOwners = z.array(z.object({ id: nameParam, name: z.string() }));
