import { listWith } from '@/lib/admin/list-path';
import { type UserAction, userActions } from '@/lib/admin/users';
import { changeUser, type UserChange } from '@/lib/care-api/staff-users';
import { endpoints } from '@/lib/contract/endpoints';
import { toRoles } from '@/lib/contract/staff';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

type Asked = { id: string; change: UserChange };

const path = '/adminPanel/users';

/** What is done with somebody's account. */
export const POST = formRoute<Asked, unknown>({
  call: endpoints.banAccount,
  who: 'user',
  maxBytes: 8_192,
  isPlainOnly: true,
  tooLarge: refused(415, 'notAPlainForm'),
  notThis: refused(415, 'notAPlainForm'),
  read: (sent) => {
    const action = userActions.find((one) => one === textOf(sent, 'action'));
    const id = textOf(sent, 'id');
    return action && id !== '' && id.length <= 254 ? { id, change: readChange(sent, action) } : null;
  },
  send: ({ id, change }, { session: { accessToken }, visitor }) => changeUser({ accessToken, visitor }, id, change),
  done: (_, { id, change }, { locale }) => ({
    location: localePath(locale, `${path}/${encodeURIComponent(id)}?done=${change.action}`),
  }),
  back: ({ id }, { locale }, { code }) =>
    localePath(locale, listWith(`${path}/${encodeURIComponent(id)}`, '', { problem: code ?? 'failed' })),
});

function readChange(sent: FormData, action: UserAction): UserChange {
  const said = textOf(sent, 'version');
  const version = /^\d{1,9}$/.test(said) ? Number(said) : null;
  if (action === 'roles') {
    return { action, version, isAdmin: sent.has('admin'), roles: toRoles([...sent.keys()]) };
  }
  return { action, version, reason: textOf(sent, 'reason'), until: textOf(sent, 'until') };
}
