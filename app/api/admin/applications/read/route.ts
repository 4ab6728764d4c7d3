import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

type Args = { id: number; search: string };

/** Somebody has read an application, and says so without script. */
export const POST = officeRoute<Args, unknown>({
  call: endpoints.readReceivedApplication,
  read: (sent) => {
    const id = toId(textOf(sent, 'id'));
    return id === null ? null : { id, search: textOf(sent, 'search') };
  },
  send: ({ id }, asking) => send(endpoints.readReceivedApplication, undefined, { ...asking, params: { id } }),
  done: (_, { id, search }) => ({ path: pathOf(id), said: { in: search, done: 'noted' } }),
  back: ({ id, search }) => ({ path: pathOf(id), search: String(new URLSearchParams({ in: search })) }),
});

function pathOf(id: number): string {
  return `/adminPanel/applications/${id}`;
}
