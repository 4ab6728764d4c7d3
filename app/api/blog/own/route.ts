import { send } from '@/lib/care-api/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const names = ['withdraw', 'trash', 'restore'] as const;
type Name = (typeof names)[number];

const deeds: Record<Name, { call: Endpoint; done: string }> = {
  withdraw: { call: endpoints.withdrawPost, done: 'withdrawn' },
  trash: { call: endpoints.deletePost, done: 'postDeleted' },
  restore: { call: endpoints.restorePost, done: 'restored' },
};
type Args = { name: Name; id: string; search: string };

/** What an author does with a post of their own in their list: the button's name is the deed, its value the post. */
export const POST = officeRoute<Args, unknown>({
  call: ({ name }) => deeds[name].call,
  read(sent) {
    const name = names.find((one) => sent.has(one));
    const id = name ? textOf(sent, name) : '';
    return name && /^\d{1,9}$/.test(id) ? { name, id, search: textOf(sent, 'search') } : null;
  },
  send: ({ name, id }, asking) => send(deeds[name].call, undefined, { ...asking, params: { id } }),
  done: (_, { name, id, search }) => ({ path: '/blog-user', search, said: { done: deeds[name].done, id } }),
  back: ({ search }) => ({ path: '/blog-user', search }),
});
