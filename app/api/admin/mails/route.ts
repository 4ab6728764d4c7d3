import { refusedPath } from '@/lib/admin/confirm-path';
import { listWith } from '@/lib/admin/list-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

const path = '/adminPanel/mails';
const calls = { again: endpoints.sendMailAgain, stop: endpoints.stopMail };
const actions = ['again', 'stop'] as const;

type Asked = { action: (typeof actions)[number]; id: number; search: string };

/** Sends a mail again, or not at all. */
export const POST = formRoute<Asked, unknown>({
  call: ({ action }) => calls[action],
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  read: (sent) => {
    const action = actions.find((one) => one === textOf(sent, 'action'));
    const id = toId(textOf(sent, 'id'));
    return action && id !== null ? { action, id, search: textOf(sent, 'search') } : null;
  },
  send: async ({ action, id }, { session: { accessToken }, visitor }) =>
    send(calls[action], undefined, { accessToken, visitor, params: { id } }),
  done: (_, { action, search }, { locale }) => ({
    location: localePath(locale, listWith(path, search, { done: action })),
  }),
  back: ({ search }, { locale }, { code }) => localePath(locale, refusedPath(path, search, code)),
});
