import { banDraftName, type UserAction, type UserChange, userActions } from '@/lib/admin/users';
import { readCalls } from '@/lib/care-api/published/get-calls';
import { changeUser } from '@/lib/care-api/staff-users';
import { endpoints } from '@/lib/contract/endpoints';
import { toRoles } from '@/lib/contract/staff';
import { refused, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

type Args = {
  id: string;
  change: UserChange;
  /** False where a name was asked for, and another one typed. */
  isSure: boolean;
};

const list = '/adminPanel/users';
const pathOf = (id: string) => `${list}/${encodeURIComponent(id)}`;

/** What is done with somebody's account. */
export const POST = officeRoute<Args, unknown>({
  call: ({ change }) => (change.action === 'erase' ? endpoints.eraseAccount : endpoints.banAccount),
  read: (sent) => {
    const action = userActions.find((one) => one === textOf(sent, 'action'));
    const id = textOf(sent, 'id');
    if (!action || id === '' || id.length > 254) return null;
    const change = readChange(sent, action);
    const isAsked = change.action === 'erase' && !change.isInvitation;
    return { id, change, isSure: !isAsked || textOf(sent, 'typed').trim() === textOf(sent, 'name').trim() };
  },
  send: async ({ id, change, isSure }, asking) => {
    if (!isSure) return refused(422, 'nameDiffers');
    // The published calls would do less than was asked, and say that it is done.
    const calls = await readCalls(asking.accessToken);
    return calls.state === 'ready' ? changeUser(asking, { id, change, has: calls.value }) : refusedReading(calls);
  },
  done: (_, { id, change: { action } }) => ({
    path: action === 'erase' ? list : pathOf(id),
    said: { done: action },
  }),
  back: ({ id }) => ({ path: pathOf(id) }),
  keep: {
    form: ({ id }) => banDraftName(id),
    words: ({ change }) => (change.action === 'ban' ? { reason: change.reason, until: change.until } : null),
  },
});

function readChange(sent: FormData, action: UserAction): UserChange {
  const said = textOf(sent, 'version');
  const version = /^\d{1,9}$/.test(said) ? Number(said) : null;
  if (action === 'roles') return { action, version, isAdmin: sent.has('admin'), roles: toRoles([...sent.keys()]) };
  if (action === 'ban') return { action, version, reason: textOf(sent, 'reason'), until: textOf(sent, 'until') };
  if (action === 'erase')
    return { action, version, reason: textOf(sent, 'reason'), isInvitation: sent.has('isInvitation') };
  return { action, version };
}
