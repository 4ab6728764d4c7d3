import { deliveryStates, type Webhook, type WebhookDelivery } from '@/lib/contract/webhook';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

export const newWebhookForm = 'webhook';
export const webhookForm = (id: number) => `webhook-${id}`;

export const webhookResource: Resource<Webhook> = {
  ...factsOf('webhook'),
  words: {
    caption: 'AdminWebhooks.caption',
    none: 'AdminWebhooks.none',
    statuses: { all: 'AdminWebhooks.all', on: 'AdminWebhooks.on', paused: 'AdminWebhooks.paused' },
  },
  rules: { ...rulesOf('webhook'), statuses: ['on', 'paused', 'all'] },
  otherwise: 'all',
  nameOf: ({ name }) => name,
};

export const deliveryResource: Resource<WebhookDelivery> = {
  ...factsOf('delivery'),
  words: {
    caption: 'AdminWebhooks.deliveries',
    none: 'AdminWebhooks.noDeliveries',
    statuses: {
      waiting: 'AdminWebhooks.waiting',
      failed: 'AdminWebhooks.failed',
      sent: 'AdminWebhooks.sent',
      all: 'AdminWebhooks.all',
    },
  },
  rules: { ...rulesOf('delivery'), statuses: [...deliveryStates, 'all'], hasDays: true },
  otherwise: 'all',
  nameOf: ({ type }) => type,
};
