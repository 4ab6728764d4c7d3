import { endpoints } from '@/lib/contract/endpoints';
import { deliveryStates, type Webhook, type WebhookDelivery, webhookSorts } from '@/lib/contract/webhook';
import type { Noun } from './noun';

/** The names that refused forms of a webhook go by while they are kept. */
export const newWebhookForm = 'webhook';
export const webhookForm = (id: number) => `webhook-${id}`;

export const webhookNoun: Noun<Webhook> = {
  screen: 'webhooks',
  kind: 'webhook',
  words: {
    caption: 'AdminWebhooks.caption',
    none: 'AdminWebhooks.none',
    statuses: { all: 'AdminWebhooks.all', on: 'AdminWebhooks.on', paused: 'AdminWebhooks.paused' },
  },
  rules: { statuses: ['on', 'paused', 'all'], sorts: webhookSorts, defaultSort: '-created' },
  otherwise: 'all',
  list: endpoints.listWebhooks,
  remove: endpoints.removeWebhook,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
};

export const deliveryNoun: Noun<WebhookDelivery> = {
  screen: 'deliveries',
  kind: 'delivery',
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
  rules: { statuses: [...deliveryStates, 'all'], sorts: ['created'], defaultSort: '-created', hasDays: true },
  otherwise: 'all',
  isListOnly: true,
  list: endpoints.listDeliveries,
  idOf: ({ id }) => id,
  nameOf: ({ type }) => type,
};
