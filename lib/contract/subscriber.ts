import { z } from 'zod';
import { says } from './issue-faults';
import { newsletterTopics } from './newsletter';
import { resources } from './resources';
import { staffListQuery } from './staff-list';
import { id, moment, text } from './wire';

const subscriberStates = ['confirmed', 'waiting'] as const;

export const subscriberSchema = z
  .object({
    subscriberId: id,
    email: text,
    /** Waiting until its owner has confirmed something. */
    state: z.enum(subscriberStates),
    confirmed: z.array(z.string()),
    asked: z.array(z.string()),
    mailedAt: moment,
    createdAt: moment,
  })
  .transform(({ subscriberId, ...wire }) => ({ id: subscriberId, ...wire }));
export type Subscriber = z.output<typeof subscriberSchema>;
export type SubscriberWire = z.input<typeof subscriberSchema>;

export const subscriberFilters = { topic: z.enum(newsletterTopics, says('nothingHere')).optional() };
export const subscriberQuery = staffListQuery(resources.subscriber).extend(subscriberFilters);
