import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/door/office-route';
import { textOf } from '@/lib/door/read-sent';

const paths = { listing: '/adminPanel/listings', post: '/adminPanel/posts' };

type Asked = { kind: keyof typeof paths; title: string; category: string };

/** A row begins as a draft with a name; its editor does the rest. */
export const POST = officeRoute<Asked, { id: number }>({
  call: ({ kind }) => (kind === 'post' ? endpoints.createPost : endpoints.createListing),
  read: (sent) => ({
    kind: textOf(sent, 'kind') === 'post' ? 'post' : 'listing',
    title: textOf(sent, 'title'),
    category: textOf(sent, 'category'),
  }),
  async send({ kind, title, category }, asking) {
    if (kind === 'listing') {
      return send(endpoints.createListing, { typeTitle: title, categoryId: category, isDraft: true }, asking);
    }
    return send(endpoints.createPost, { title, description: '', category, status: 'Draft' }, asking);
  },
  done: ({ id }, { kind }) => ({ path: `${paths[kind]}/${id}`, said: { done: 'created' } }),
  back: ({ kind }) => ({ path: `${paths[kind]}/new` }),
});
