import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const path = '/adminPanel/mails';
const calls = { again: endpoints.sendMailAgain, stop: endpoints.stopMail };
const actions = ['again', 'stop'] as const;

type Args = { action: (typeof actions)[number]; id: number; search: string };

/** Sends a mail again, or not at all. */
export const POST = officeRoute<Args, unknown>({
  call: ({ action }) => calls[action],
  read: (sent) => {
    const action = actions.find((one) => one === textOf(sent, 'action'));
    const id = toId(textOf(sent, 'id'));
    return action && id !== null ? { action, id, search: textOf(sent, 'search') } : null;
  },
  send: async ({ action, id }, asking) => send(calls[action], undefined, { ...asking, params: { id } }),
  done: (_, { action, search }) => ({ path, search, said: { done: action } }),
  back: ({ search }) => ({ path, search }),
});
