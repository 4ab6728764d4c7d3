import { type WebhookMessage, webhookEvents, webhookMessage, webhookTest } from '@/lib/contract/webhook';
import { toJsonSchema } from './json-schema';

type Header = { name: string; in: 'header'; required: true; description: string; schema: object; example: string };
export type Sent = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Header[];
  requestBody: { required: true; content: Record<string, { schema: { $ref: string }; example: WebhookMessage }> };
  responses: Record<string, { description: string }>;
  security: [];
};

export const webhookSchema = toJsonSchema(webhookMessage);

export function describeWebhooks(): Record<string, { post: Sent }> {
  return Object.fromEntries([...webhookEvents, webhookTest].map((type) => [type, { post: toSent(type) }]));
}

function toSent(type: WebhookMessage['type']): Sent {
  const [resource = '', word = ''] = type.split('.');
  const kind = webhookMessage.shape.data.shape.kind.parse(resource);
  const example: WebhookMessage = { type, timestamp: '2026-11-23T15:10:00.000Z', data: { kind, ids: [7] } };
  return {
    operationId: `on${upper(resource)}${upper(word)}`,
    summary:
      type === webhookTest ? 'Somebody tries the webhook' : `${type}: rows of this kind were ${words[word] ?? word}`,
    tags: ['webhooks'],
    parameters: [
      header(
        'webhook-id',
        'Names the message, the same for every try: a receiver that knows it has had it.',
        'msg_7f0c',
      ),
      header('webhook-timestamp', 'Seconds since 1970 at this try. A receiver refuses an old one.', '1795446600'),
      header(
        'webhook-signature',
        '`v1,` and the HMAC-SHA256 of `{id}.{timestamp}.{body}` in base64, as Standard Webhooks has it.',
        'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      ),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' }, example } },
    },
    responses: {
      '2XX': { description: 'It has arrived. What else is said is not read.' },
      '410': { description: 'Gone: the webhook is paused at once.' },
      default: { description: 'It is sent again, later each time, for three days.' },
    },
    security: [],
  };
}

const words: Readonly<Record<string, string>> = { stageChanged: 'moved on to another stage' };

function header(name: string, description: string, example: string): Header {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example };
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
