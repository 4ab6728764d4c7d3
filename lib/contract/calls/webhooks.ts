import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import {
  deliveryQuery,
  deliverySchema,
  newWebhookAnswer,
  webhookChange,
  webhookInput,
  webhookSchema,
} from '../webhook';
import { create, done, one, pages, remove, update } from './build';

const answer = { response: webhookSchema, extension: true } as const;

export const webhookCalls = {
  listWebhooks: pages(resources.webhook, 'admin/webhooks', 'Where other systems are told of events', webhookSchema),
  getWebhook: one('admin/webhooks/{id}', 'Where another system is told of events', answer, 'admin'),
  createWebhook: {
    ...create('admin/webhooks', 'Tell another system of events; the secret that signs them is told this once', {
      body: webhookInput,
      response: newWebhookAnswer,
      extension: true,
      needsPassword: true,
    }),
    tellsSecret: true,
  },
  updateWebhook: update('admin/webhooks/{id}', 'Tell another system elsewhere, or of something else', {
    ...answer,
    body: webhookChange,
    needsPassword: true,
  }),
  removeWebhook: remove('admin/webhooks/{id}', 'Tell another system nothing any more', {
    response: done,
    extension: true,
  }),
  replaceWebhookSecret: {
    ...remove('admin/webhooks/{id}/secret', 'Sign with a new secret, told this once; the old one signs too for a day', {
      response: newWebhookAnswer,
      extension: true,
      needsPassword: true,
    }),
    method: 'POST',
    tellsSecret: true,
  },
  pauseWebhook: {
    ...remove('admin/webhooks/{id}/pause', 'Tell another system nothing for now', answer),
    method: 'POST',
  },
  resumeWebhook: { ...remove('admin/webhooks/{id}/resume', 'Tell another system again', answer), method: 'POST' },
  testWebhook: {
    ...remove('admin/webhooks/{id}/test', 'Send another system a message that says nothing', {
      response: deliverySchema,
      extension: true,
    }),
    method: 'POST',
  },
  listDeliveries: {
    ...pages(
      resources.delivery,
      'admin/deliveries',
      'Messages to other systems that wait, failed or were sent, newest first',
      deliverySchema,
    ),
    query: deliveryQuery,
  },
  sendDeliveryAgain: {
    ...remove('admin/deliveries/{id}/again', 'Send a message to another system again, or now', {
      response: deliverySchema,
      extension: true,
    }),
    method: 'POST',
  },
} satisfies Record<string, Endpoint>;
