import { findFacts } from '@/app/[locale]/(admin)/resources';
import { isListPath } from '@/lib/admin/list-path';
import { send, type Writing } from '@/lib/care-api/client';
import { readCalls } from '@/lib/care-api/published/get-calls';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { refused, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const actions = ['trash', 'restore', 'purge'] as const;

type Args = {
  kind: string;
  remove: Endpoint;
  hasTrash: boolean;
  id: string;
  action: (typeof actions)[number];
  /** False where a name was asked for, and another one typed. */
  isSure: boolean;
  path: string;
  search: string;
  /** How many lose it, as whoever deletes it was told; '' where nobody does. */
  held: string;
};

/** Takes a row out of its list, puts it back, or lets it go for good. Without a trash, taking it out is for good. */
export const POST = officeRoute<Args, { outcome: 'trashed' | 'deleted' | 'restored' }>({
  call: ({ remove, action }) => (action === 'trash' ? remove : callOf(action)),
  read: (sent) => {
    const { kind, remove, hasTrash = false } = findFacts(textOf(sent, 'kind')) ?? {};
    const action = actions.find((one) => one === (textOf(sent, 'action') || 'trash'));
    const [id, path, search] = [textOf(sent, 'id'), textOf(sent, 'path'), textOf(sent, 'search')];
    const isSure = action !== 'purge' || squeeze(textOf(sent, 'typed')) === squeeze(textOf(sent, 'name'));
    if (!kind || !remove || !action || !/^[\w-]{1,64}$/.test(id) || !isListPath(path)) return null;
    return { kind, remove, hasTrash, id, action, isSure, path, search, held: textOf(sent, 'held') };
  },
  send: async ({ kind, remove, hasTrash, id, action, isSure, held }, asking) => {
    if (!isSure) return refused(422, 'nameDiffers');
    if (action !== 'trash') {
      const sent = await send(callOf(action), undefined, { ...asking, params: { kind, id } });
      return told(sent, action === 'restore' ? 'restored' : 'deleted');
    }
    const calls = await readCalls(asking.accessToken);
    if (calls.state !== 'ready') return refusedReading(calls);
    const query = new URLSearchParams(held && { held });
    const sent = await send(remove, undefined, { ...asking, params: { id }, query });
    return told(sent, hasTrash && calls.value('listTrash') ? 'trashed' : 'deleted');
  },
  done: ({ outcome }, { path, search, id }) => ({ path, search, said: { done: outcome, id } }),
  back: ({ path, search }) => ({ path, search }),
});

/** Nobody types two blanks where one is seen. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function callOf(action: 'restore' | 'purge') {
  return action === 'restore' ? endpoints.restoreFromTrash : endpoints.deleteFromTrash;
}

function told<O>(sent: Writing<unknown>, outcome: O): Writing<{ outcome: O }> {
  return sent.ok ? { ok: true, value: { outcome } } : sent;
}
