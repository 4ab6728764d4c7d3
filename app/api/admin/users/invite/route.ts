import { inviteDraftName } from '@/lib/admin/users';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const path = '/adminPanel/users';
const roles = endpoints.inviteColleague.body.shape.role.options;

/** An account for a colleague. Where no mail leaves, the users' page shows their link this once. */
export const POST = officeRoute({
  call: endpoints.inviteColleague,
  read: (sent) => {
    const role = roles.find((one) => one === textOf(sent, 'role'));
    return role ? { email: textOf(sent, 'email').trim(), role } : null;
  },
  send: async (asked, { once: _, ...asking }) => send(endpoints.inviteColleague, asked, asking),
  done: ({ link }, { email }) =>
    link === null
      ? { path, said: { done: 'invited' } }
      : { path, said: { done: 'created' }, shown: { what: 'invitation', words: [email, link] } },
  back: () => ({ path }),
  keep: { form: inviteDraftName, words: (asked) => asked },
});
