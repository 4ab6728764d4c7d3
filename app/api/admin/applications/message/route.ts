import { letterForm, readTicked, tickedPath } from '@/lib/admin/applications';
import { readTicks } from '@/lib/admin/bulk';
import { send } from '@/lib/care-api/client';
import type { Run } from '@/lib/contract/bulk';
import { endpoints } from '@/lib/contract/endpoints';
import { renameFields } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

type Args = {
  /** As they were looked at. */
  ids: number[];
  versions: Record<string, number>;
  /** All that were ticked, and the list they were ticked in. */
  ticked: { ids: number[]; search: string };
  words: { subject: string; text: string };
};

/** The same letter to all who were ticked, filled in for each. */
export const POST = officeRoute<Args, Run>({
  call: endpoints.changeMany,
  maxBytes: 64 * 1024,
  read: (sent) => {
    const seen = readTicks(sent.getAll('to').map(String));
    const asked = new URLSearchParams({ ids: textOf(sent, 'ids'), in: textOf(sent, 'search') });
    const words = { subject: textOf(sent, 'subject'), text: textOf(sent, 'text') };
    return seen && { ...seen, ticked: readTicked(asked), words };
  },
  send: async ({ ids, versions, words: { subject, text } }, asking) => {
    const body = { action: 'mailed', value: subject, text, ids, versions };
    const sent = await send(endpoints.changeMany, body, { ...asking, params: { kind: 'application' } });
    // What the API takes as the value of many is the subject here.
    return sent.ok ? sent : renameFields(sent, { value: 'subject' });
  },
  done: ({ id }, { ticked: { search } }) => ({
    path: '/adminPanel/applications',
    search,
    said: { run: String(id) },
  }),
  back: ({ ticked: { ids, search } }) => {
    const [path = '', asked] = tickedPath('message', ids, search).split('?');
    return { path, search: `?${asked}` };
  },
  keep: { form: letterForm, words: ({ words }) => words },
});
