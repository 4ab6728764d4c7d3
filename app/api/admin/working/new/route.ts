import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/door/office-route';
import { textOf } from '@/lib/door/read-sent';

/** Where a new one is asked for, and where each is then written. */
const paths = {
  listing: { from: '/adminPanel/listings/new', to: '/adminPanel/listings/' },
  post: { from: '/adminPanel/posts/new', to: '/adminPanel/posts/' },
  'own-post': { from: '/newBlog', to: '/newBlog?post=' },
};
const isOne = (said: string): said is keyof typeof paths => Object.hasOwn(paths, said);

type Asked = { kind: keyof typeof paths; title: string; category: string };

/** A row begins as a draft with a name; its editor does the rest. */
export const POST = officeRoute<Asked, { id: number }>({
  call: ({ kind }) => (kind === 'listing' ? endpoints.createListing : endpoints.createPost),
  read(sent) {
    const [kind = '', title = '', category = ''] = ['kind', 'title', 'category'].map((name) => textOf(sent, name));
    return isOne(kind) ? { kind, title, category } : null;
  },
  async send({ kind, title, category }, asking) {
    if (kind === 'listing') {
      return send(endpoints.createListing, { typeTitle: title, categoryId: category, isDraft: true }, asking);
    }
    return send(endpoints.createPost, { title, description: '', category, status: 'Draft' }, asking);
  },
  done: ({ id }, { kind }) => ({ path: paths[kind].to + id, said: { done: 'created' } }),
  back: ({ kind }) => ({ path: paths[kind].from }),
});
