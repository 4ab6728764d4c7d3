import { z } from 'zod';
import { callBackOutcomes, callBackSchema } from './call-back';
import { says } from './issue-faults';
import { nameParam, typed, versionInput } from './wire';

/** What staff do with somebody who asked to be called. */
export const callBackDeeds = [
  ...(['take', 'assign', 'calling', 'spoke', 'noAnswer', 'mailed', 'snooze', 'note', 'link'] as const),
  ...(['spam', 'safeguarding', 'close', 'reopen'] as const),
] as const;
export type CallBackDeed = (typeof callBackDeeds)[number];

/** Body of POST Requestcallback/{id}/events. */
export const callBackEventInput = z.strictObject({
  action: z.enum(callBackDeeds),
  /** For the staff alone. */
  note: typed(4_000).optional(),
  /** Of `assign`: an account; '' for nobody. */
  owner: typed(60).optional(),
  /** Of `snooze` and `noAnswer`, on London's clocks: '2026-11-23T14:30'. Without it two open hours from now. */
  until: typed(20).optional(),
  /** Of `close`. */
  outcome: z.enum(callBackOutcomes, says('outcomeMissing')).optional(),
  /** Of `link`: another request. */
  other: z.number().int().positive().max(999_999_999, says('idInvalid')).optional(),
  /** Of `mailed`: what leaves, its variables filled in. */
  subject: typed(200).optional(),
  text: typed(10_000).optional(),
  version: versionInput,
});

const event = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Who did it; '' for what went by itself, and for people who are gone. */
  by: z.string(),
  /** One of ours, or `created`, `linked` and `reminded`. */
  action: z.string(),
  note: z.string(),
  /** An outcome, whose it became, the number of another request, the subject of a mail, or ''. */
  detail: z.string(),
  /** Of what waits. */
  until: z.string().nullable(),
});
export type CallBackEvent = z.output<typeof event>;

/** What happened to a request, the newest first, and who else may be the same. */
export const callBackHistory = z.object({
  events: z.array(event),
  /** Other requests of the same number or email, and those that were joined by hand; the newest first. */
  linked: z.array(z.object({ request: callBackSchema, by: z.enum(['phone', 'email', 'hand']) })),
  /** What a mail server says against their address; '' while mails arrive. */
  bounced: z.string().default(''),
});
export type CallBackHistory = z.output<typeof callBackHistory>;

/** Who a request can be given to. */
export const callBackOwners = z.array(z.object({ id: nameParam, name: z.string() }));
