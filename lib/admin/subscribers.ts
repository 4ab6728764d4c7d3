import { endpoints } from '@/lib/contract/endpoints';
import { newsletterTopics } from '@/lib/contract/newsletter';
import { resources } from '@/lib/contract/resources';
import { type Subscriber, subscriberStates } from '@/lib/contract/subscriber';
import { factsOf } from './facts-of';
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
    statuses: [...subscriberStates, 'all'],
    sorts: resources.subscriber.sorts,
    defaultSort: '-created',
    hasDays: true,
    filters: { topic: newsletterTopics },
  },
  filters: {
    topic: {
      label: 'AdminSubscribers.topic',
      choices: newsletterTopics.map((value) => ({ value, label: `AdminSubscribers.topics.${value}` as const })),
    },
  },
  list: endpoints.listSubscribers,
  idOf: ({ id }) => id,
  nameOf: ({ email }) => email,
};
