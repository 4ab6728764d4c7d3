import { refusedPath } from '@/lib/admin/confirm-path';
import { type UserAction, userActions } from '@/lib/admin/users';
import { changeUser, type UserChange } from '@/lib/care-api/staff-users';
import { endpoints } from '@/lib/contract/endpoints';
import { toRoles } from '@/lib/contract/staff';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

type Asked = {
  id: string;
  change: UserChange;
  /** False where a name was asked for, and another one typed. */
  isSure: boolean;
};

const list = '/adminPanel/users';
const pathOf = (id: string) => `${list}/${encodeURIComponent(id)}`;

/** What is done with somebody's account. */
export const POST = formRoute<Asked, unknown>({
  call: ({ change }) => (change.action === 'erase' ? endpoints.eraseAccount : endpoints.banAccount),
  who: 'user',
  maxBytes: 8_192,
  isPlainOnly: true,
  read: (sent) => {
    const action = userActions.find((one) => one === textOf(sent, 'action'));
    const id = textOf(sent, 'id');
    if (!action || id === '' || id.length > 254) return null;
    const isSure = action !== 'erase' || textOf(sent, 'typed').trim() === textOf(sent, 'name').trim();
    return { id, change: readChange(sent, action), isSure };
  },
  send: async ({ id, change, isSure }, { session: { accessToken }, visitor }) =>
    isSure ? changeUser({ accessToken, visitor }, id, change) : refused(422, 'nameDiffers'),
  done: (_, { id, change: { action } }, { locale }) => ({
    location: localePath(locale, `${action === 'erase' ? list : pathOf(id)}?done=${action}`),
  }),
  back: ({ id }, { locale }, { code, codes = {} }) => {
    const [field] = Object.values(codes);
    return localePath(locale, refusedPath(pathOf(id), '', field?.code ?? code));
  },
});

function readChange(sent: FormData, action: UserAction): UserChange {
  const said = textOf(sent, 'version');
  const version = /^\d{1,9}$/.test(said) ? Number(said) : null;
  if (action === 'roles') return { action, version, isAdmin: sent.has('admin'), roles: toRoles([...sent.keys()]) };
  if (action === 'ban') return { action, version, reason: textOf(sent, 'reason'), until: textOf(sent, 'until') };
  return { action, version };
}
