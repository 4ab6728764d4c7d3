import { isListPath } from '@/lib/admin/list-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { isDeedAction } from '@/lib/forms/begun-deed';
import { fieldFaultAsWhole, refused } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

/**
 * Takes the password once more, before what cannot be undone. What was begun comes along, field by field, and is sent on to
 * its own handler; else it goes on to the screen that wanted the password. The fields of its own begin with `confirm-`.
 */
export const POST = officeRoute({
  call: endpoints.confirmPassword,
  read: (sent) => {
    const own = (name: string) => textOf(sent, `confirm-${name}`);
    const [path, action] = [own('path'), own('action')];
    if (!isListPath(path) || (action !== '' && !isDeedAction(action))) return null;
    return { path, action, search: own('search'), deed: own('deed'), password: own('password') };
  },
  send: async ({ password }, asking) => {
    if (password === '') return refused(422, 'passwordRequired');
    // The name of the form is that of the deed.
    const sent = await send(endpoints.confirmPassword, { password }, { ...asking, once: undefined });
    return sent.ok ? sent : fieldFaultAsWhole(sent);
  },
  done: (_, { path, search, action }) =>
    action === '' ? { path, search, said: { done: 'confirmed' } } : { sentOn: action },
  back: ({ path, search, deed }) => ({
    path: '/adminPanel/confirm',
    search: String(new URLSearchParams({ path, search, ...(deed && { deed }) })),
  }),
});
