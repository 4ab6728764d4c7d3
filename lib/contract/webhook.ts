import { z } from 'zod';
import { says } from './issue-faults';
import { resources } from './resources';
import { staffListQuery } from './staff-list';
import { id, ignored, moment, text, typed, versionInput, versionWire } from './wire';

export const webhookKinds = ['callBack', 'application', 'listing', 'post'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** What another system can be told of. Times of a listing or a post on the site are `published` and `unpublished`. */
export const webhookEvents = [
  ...(['callBack.created', 'callBack.changed', 'callBack.stageChanged', 'callBack.trashed'] as const),
  ...(['callBack.restored', 'callBack.deleted'] as const),
  ...(['application.created', 'application.changed', 'application.stageChanged', 'application.withdrawn'] as const),
  'application.deleted',
  ...(['listing.created', 'listing.changed', 'listing.published', 'listing.unpublished'] as const),
  ...(['listing.trashed', 'listing.restored', 'listing.deleted'] as const),
  ...(['post.created', 'post.changed', 'post.published', 'post.unpublished'] as const),
  ...(['post.trashed', 'post.restored', 'post.deleted'] as const),
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const webhookTest = 'webhook.test' as const;

export const webhookRows = 500;

/** What is sent: which rows, and never what they say. A receiver asks for that with its key. */
export const webhookMessage = z.object({
  type: z.enum([...webhookEvents, webhookTest]),
  /** ISO 8601: when it happened. */
  timestamp: z.string(),
  data: z.object({
    kind: z.enum([...webhookKinds, 'webhook']),
    ids: z.array(z.number().int()),
  }),
});
export type WebhookMessage = z.output<typeof webhookMessage>;

/** Why one is paused: by somebody; its receiver answered nothing for days; its receiver said that it is gone. */
export const webhookPauses = ['byHand', 'gaveUp', 'gone'] as const;

export const webhookSchema = z
  .object({
    webhookId: id,
    name: text,
    url: text,
    events: z.array(z.string()),
    paused: z.enum(webhookPauses).nullable(),
    lastSentAt: moment,
    lastFailedAt: moment,
    waiting: z.number().int(),
    /** Until then the secret before signs too. */
    earlierUntil: moment,
    owner: text,
    version: versionWire,
    createdAt: moment,
    updatedAt: moment,
  })
  .transform(({ webhookId, ...wire }) => ({ id: webhookId, ...wire }));
export type Webhook = z.output<typeof webhookSchema>;
export type WebhookWire = z.input<typeof webhookSchema>;

const fields = {
  name: typed(100).min(1, says('webhookNameRequired')),
  url: typed(500).refine(isAddress, says('webhookAddress')),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, says('webhookEventsRequired'))
    .max(webhookEvents.length)
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
};
export const webhookInput = z.strictObject(fields);
export const webhookChange = z.strictObject({
  ...fields,
  version: versionInput,
  webhookId: ignored,
  owner: ignored,
  paused: ignored,
  lastSentAt: ignored,
  lastFailedAt: ignored,
  waiting: ignored,
  earlierUntil: ignored,
  createdAt: ignored,
  updatedAt: ignored,
});
/** Hours that a secret which was replaced signs too, so that a receiver has time to take the new one. */
export const earlierSecretHours = 24;

/** The secret is told once; with it a receiver knows what comes from here. */
export const newWebhookAnswer = z.object({ secret: z.string(), webhook: webhookSchema });

/** Failed: given up after days, or after the one try of a test. */
export const deliveryStates = ['waiting', 'failed', 'sent'] as const;

export const deliveryDays = 30;

export const deliverySchema = z
  .object({
    deliveryId: id,
    /** As the header `webhook-id` says it: the same for every try, so that a receiver knows it again. */
    messageId: z.string(),
    webhook: text,
    webhookId: id,
    type: z.string(),
    ids: z.array(z.number().int()),
    state: z.enum(deliveryStates),
    attempts: z.number().int(),
    status: z.number().int().nullable(),
    /** What went wrong, or the beginning of what was answered; '' for nothing. */
    said: z.string(),
    nextAttemptAt: moment,
    createdAt: moment,
    finishedAt: moment,
  })
  .transform(({ deliveryId, ...wire }) => ({ id: deliveryId, ...wire }));
export type WebhookDelivery = z.output<typeof deliverySchema>;
export type WebhookDeliveryWire = z.input<typeof deliverySchema>;
export const deliveryQuery = staffListQuery(resources.delivery).extend({
  webhook: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, says('idInvalid'))
    .optional(),
});

/** Without a name and a password in it: those would stand in every list. */
function isAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hash } = new URL(address);
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '' && hash === '';
}
