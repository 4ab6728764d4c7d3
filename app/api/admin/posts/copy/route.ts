import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

/** Begins a draft with all that a post says, and opens it. */
export const POST = officeRoute<string, { id: number }>({
  call: endpoints.copyPost,
  read: (sent) => (/^\d{1,9}$/.test(textOf(sent, 'id')) ? textOf(sent, 'id') : null),
  send: (id, asking) => send(endpoints.copyPost, undefined, { ...asking, params: { id } }),
  done: ({ id }) => ({ path: `/adminPanel/posts/${id}`, said: { done: 'copied' } }),
  back: (id) => ({ path: `/adminPanel/posts/${id}` }),
});
