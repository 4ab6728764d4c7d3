import { z } from 'zod';
import { callBackOutcomes, callBackSchema } from './call-back';
import { caseEventFields, caseHistory } from './case-event';
import { says } from './issue-faults';
import { typed } from './wire';

export const callBackDeeds = [
  ...(['take', 'assign', 'calling', 'spoke', 'noAnswer', 'mailed', 'snooze', 'note', 'link'] as const),
  ...(['spam', 'safeguarding', 'close', 'reopen'] as const),
] as const;
export type CallBackDeed = (typeof callBackDeeds)[number];

export const callBackEventInput = z.strictObject({
  action: z.enum(callBackDeeds),
  ...caseEventFields,
  /** Of `snooze` and `noAnswer`, on London's clocks: '2026-11-23T14:30'. Without it two open hours from now. */
  until: typed(20).optional(),
  outcome: z.enum(callBackOutcomes, says('outcomeMissing')).optional(),
  other: z.number().int().positive().max(999_999_999, says('idInvalid')).optional(),
});

export const callBackHistory = caseHistory.extend({
  /** Other requests of the same number or email, and those that were joined by hand; the newest first. */
  linked: z.array(z.object({ request: callBackSchema, by: z.enum(['phone', 'email', 'hand']) })),
});
export type CallBackHistory = z.output<typeof callBackHistory>;
