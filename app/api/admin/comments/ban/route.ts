import { screenPath } from '@/lib/admin/screens';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const path = screenPath('comments');

/** Whoever decides on comments asks the admins to ban somebody. */
export const POST = officeRoute<{ id: number; search: string }, unknown>({
  call: endpoints.askBan,
  read: (sent) => {
    const id = toId(textOf(sent, 'id'));
    return id === null ? null : { id, search: textOf(sent, 'search') };
  },
  send: ({ id }, asking) => send(endpoints.askBan, undefined, { ...asking, params: { id } }),
  done: (_, { search }) => ({ path, search, said: { done: 'banAsked' } }),
  back: ({ search }) => ({ path, search }),
});
