import { isListPath } from '@/lib/admin/list-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { fieldFaultAsWhole, refused } from '@/lib/door/fault';
import { officeRoute } from '@/lib/door/office-route';
import { textOf } from '@/lib/door/read-sent';

/** Takes the password once more, before what cannot be undone, and goes on to the screen that wanted it. */
export const POST = officeRoute({
  call: endpoints.confirmPassword,
  read: (sent) => {
    const [path, search] = [textOf(sent, 'path'), textOf(sent, 'search')];
    return isListPath(path) ? { path, search, password: textOf(sent, 'password') } : null;
  },
  send: async ({ password }, asking) => {
    if (password === '') return refused(422, 'passwordRequired');
    const sent = await send(endpoints.confirmPassword, { password }, asking);
    return sent.ok ? sent : fieldFaultAsWhole(sent);
  },
  done: (_, { path, search }) => ({ path, search, said: { done: 'confirmed' } }),
  back: ({ path, search }) => ({ path: '/adminPanel/confirm', search: String(new URLSearchParams({ path, search })) }),
});
