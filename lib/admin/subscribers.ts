import { newsletterTopics } from '@/lib/contract/newsletter';
import type { Subscriber } from '@/lib/contract/subscriber';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

export const subscriberResource: Resource<Subscriber> = {
  ...factsOf('subscriber'),
  words: {
    caption: 'AdminSubscribers.caption',
    none: 'AdminSubscribers.none',
    statuses: {
      confirmed: 'AdminSubscribers.confirmed',
      waiting: 'AdminSubscribers.waiting',
      all: 'AdminSubscribers.all',
    },
  },
  rules: {
    ...rulesOf('subscriber'),
    hasDays: true,
    filters: { topic: newsletterTopics },
  },
  filters: {
    topic: {
      label: 'AdminSubscribers.topic',
      choices: newsletterTopics.map((value) => ({ value, label: `AdminSubscribers.topics.${value}` as const })),
    },
  },
  nameOf: ({ email }) => email,
};
