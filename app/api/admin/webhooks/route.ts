import { newWebhookForm, webhookForm } from '@/lib/admin/webhooks';
import { send, type Writing } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { webhookEvents } from '@/lib/contract/webhook';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const path = '/adminPanel/webhooks';

type Args = { id: number | null; version: number | null; name: string; url: string; events: string[] };
type Made = { secret?: string };

/** A new webhook, whose secret its page shows this once, or a change of one that is there. */
export const POST = officeRoute<Args, Made>({
  call: ({ id }) => (id === null ? endpoints.createWebhook : endpoints.updateWebhook),
  read: (sent) => {
    if (sent.has('id') && toId(textOf(sent, 'id')) === null) return null;
    const asked = sent.getAll('events');
    return {
      id: toId(textOf(sent, 'id')),
      version: toId(textOf(sent, 'version')),
      name: textOf(sent, 'name'),
      url: textOf(sent, 'url'),
      events: webhookEvents.filter((event) => asked.includes(event)),
    };
  },
  send: async ({ id, version, ...asked }, { once, ...asking }): Promise<Writing<Made>> => {
    if (id === null) return send(endpoints.createWebhook, asked, asking);
    const changed = await send(endpoints.updateWebhook, { ...asked, version }, { ...asking, once, params: { id } });
    return changed.ok ? { ok: true, value: {} } : changed;
  },
  done: ({ secret }, { id }) =>
    secret === undefined
      ? { path: `${path}/${id}`, said: { done: 'saved' } }
      : { path, said: { done: 'webhook' }, shown: { what: 'webhook', words: [secret] } },
  back: ({ id }) => ({ path: id === null ? path : `${path}/${id}` }),
  keep: {
    form: ({ id }) => (id === null ? newWebhookForm : webhookForm(id)),
    words: ({ name, url, events }) => ({ name, url, events: events.join(' ') }),
  },
});
