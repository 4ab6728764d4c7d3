import { z } from 'zod';
import { send } from '@/lib/care-api/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const actions = ['pause', 'resume', 'test', 'again', 'secret'] as const;
const calls: Record<(typeof actions)[number], Endpoint & { response: z.ZodType<unknown> }> = {
  pause: endpoints.pauseWebhook,
  resume: endpoints.resumeWebhook,
  test: endpoints.testWebhook,
  again: endpoints.sendDeliveryAgain,
  secret: endpoints.replaceWebhookSecret,
};
const outcomes = { pause: 'paused', resume: 'resumed', test: 'tested', again: 'again', secret: 'secret' } as const;

type Args = { action: (typeof actions)[number]; id: number; webhook: number | null; search: string };

const told = z.object({ secret: z.string() });

/** Pauses a webhook, tries it, lets it go on, gives it a new secret, or sends a message again. */
export const POST = officeRoute<Args, unknown>({
  call: ({ action }) => calls[action],
  read: (sent) => {
    const action = actions.find((one) => one === textOf(sent, 'action'));
    const id = toId(textOf(sent, 'id'));
    if (!action || id === null) return null;
    return { action, id, webhook: toId(textOf(sent, 'webhook')), search: textOf(sent, 'search') };
  },
  send: async ({ action, id }, asking) => send(calls[action], undefined, { ...asking, params: { id } }),
  done: (answer, asked) => {
    const secret = told.safeParse(answer).data?.secret;
    const shown = secret !== undefined && { shown: { what: `webhook-${asked.id}`, words: [secret] } };
    return { ...placeOf(asked), said: { done: outcomes[asked.action] }, ...shown };
  },
  back: placeOf,
});

function placeOf({ action, id, webhook, search }: Args) {
  const screen = action === 'again' ? webhook : id;
  return screen === null ? { path: '/adminPanel/deliveries', search } : { path: `/adminPanel/webhooks/${screen}` };
}
