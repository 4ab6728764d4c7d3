import { refusedPath } from '@/lib/admin/confirm-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

const paths = { listing: '/adminPanel/listings', post: '/adminPanel/posts' };

type Asked = { kind: keyof typeof paths; title: string; category: string };

/** A row begins as a draft with a name; its editor does the rest. */
export const POST = formRoute<Asked, { id: number }>({
  call: ({ kind }) => (kind === 'post' ? endpoints.createPost : endpoints.createListing),
  who: 'user',
  maxBytes: 8_192,
  isPlainOnly: true,
  read: (sent) => ({
    kind: textOf(sent, 'kind') === 'post' ? 'post' : 'listing',
    title: textOf(sent, 'title'),
    category: textOf(sent, 'category'),
  }),
  async send({ kind, title, category }, { session: { accessToken }, visitor, once }) {
    const asking = { accessToken, visitor, once };
    if (kind === 'listing') {
      return send(endpoints.createListing, { typeTitle: title, categoryId: category, isDraft: true }, asking);
    }
    return send(endpoints.createPost, { title, description: '', category, status: 'Draft' }, asking);
  },
  done: ({ id }, { kind }, { locale }) => ({ location: localePath(locale, `${paths[kind]}/${id}?done=created`) }),
  back({ kind }, { locale }, { code, codes = {} }) {
    const [field] = Object.values(codes);
    return localePath(locale, refusedPath(`${paths[kind]}/new`, '', field?.code ?? code));
  },
});
