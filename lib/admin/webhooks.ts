import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import { deliveryStates, type Webhook, type WebhookDelivery } from '@/lib/contract/webhook';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

/** The names that refused forms of a webhook go by while they are kept. */
export const newWebhookForm = 'webhook';
export const webhookForm = (id: number) => `webhook-${id}`;

export const webhookResource: Resource<Webhook> = {
  ...factsOf('webhook'),
  words: {
    caption: 'AdminWebhooks.caption',
    none: 'AdminWebhooks.none',
    statuses: { all: 'AdminWebhooks.all', on: 'AdminWebhooks.on', paused: 'AdminWebhooks.paused' },
  },
  rules: { statuses: ['on', 'paused', 'all'], sorts: resources.webhook.sorts, defaultSort: '-created' },
  otherwise: 'all',
  list: endpoints.listWebhooks,
  idOf: ({ id }) => id,
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
  rules: {
    statuses: [...deliveryStates, 'all'],
    sorts: resources.delivery.sorts,
    defaultSort: '-created',
    hasDays: true,
  },
  otherwise: 'all',
  list: endpoints.listDeliveries,
  idOf: ({ id }) => id,
  nameOf: ({ type }) => type,
};
