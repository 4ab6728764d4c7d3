import { confirmPath } from '@/lib/admin/confirm-path';
import { isListPath, listWith } from '@/lib/admin/list-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { fieldFaultAsWhole, refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

/** Takes the password once more, before what cannot be undone, and goes on to the screen that wanted it. */
export const POST = formRoute({
  call: endpoints.confirmPassword,
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  read: (sent) => {
    const [path, search] = [textOf(sent, 'path'), textOf(sent, 'search')];
    return isListPath(path) ? { path, search, password: textOf(sent, 'password') } : null;
  },
  send: async ({ password }, { session: { accessToken }, visitor }) => {
    if (password === '') return refused(422, 'passwordRequired');
    const sent = await send(endpoints.confirmPassword, { password }, { accessToken, visitor });
    return sent.ok ? sent : fieldFaultAsWhole(sent);
  },
  done: (_, { path, search }, { locale }) => ({
    location: localePath(locale, listWith(path, search, { done: 'confirmed' })),
  }),
  back: ({ path, search }, { locale }, { code }) =>
    localePath(locale, `${confirmPath(path, search)}&problem=${code ?? 'failed'}`),
});
