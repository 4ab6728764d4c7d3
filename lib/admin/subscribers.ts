import { endpoints } from '@/lib/contract/endpoints';
import { newsletterTopics } from '@/lib/contract/newsletter';
import { type Subscriber, subscriberSorts, subscriberStates } from '@/lib/contract/subscriber';
import type { Noun } from './noun';

export const subscriberNoun: Noun<Subscriber> = {
  screen: 'subscribers',
  kind: 'subscriber',
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
    sorts: subscriberSorts,
    defaultSort: '-created',
    hasDays: true,
    filters: { topic: newsletterTopics },
  },
  isListOnly: true,
  table: 'subscriber.csv',
  filters: {
    topic: {
      label: 'AdminSubscribers.topic',
      choices: newsletterTopics.map((value) => ({ value, label: `AdminSubscribers.topics.${value}` as const })),
    },
  },
  list: endpoints.listSubscribers,
  remove: endpoints.removeSubscriber,
  idOf: ({ id }) => id,
  nameOf: ({ email }) => email,
};
