import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

/** Where a new one is asked for, and where each is then written. */
const paths = {
  listing: { from: '/adminPanel/listings/new', to: '/adminPanel/listings/' },
  post: { from: '/adminPanel/posts/new', to: '/adminPanel/posts/' },
  page: { from: '/adminPanel/pages/new', to: '/adminPanel/pages/' },
  questionnaire: { from: '/adminPanel/questionnaires/new', to: '/adminPanel/questionnaires/' },
  'own-post': { from: '/newBlog', to: '/newBlog?post=' },
};
const isOne = (said: string): said is keyof typeof paths => Object.hasOwn(paths, said);

/** `place` is a category's number or a menu's. */
type Args = { kind: keyof typeof paths; title: string; place: string };

/** A row begins as a draft with a name; its editor does the rest. */
export const POST = officeRoute<Args, { id: number | null }>({
  call: ({ kind }) => callOf(kind),
  read(sent) {
    const [kind = '', title = '', place = ''] = ['kind', 'title', 'place'].map((name) => textOf(sent, name));
    return isOne(kind) ? { kind, title, place } : null;
  },
  async send({ kind, title, place }, asking) {
    if (kind === 'listing') {
      return send(endpoints.createListing, { typeTitle: title, categoryId: place, isDraft: true }, asking);
    }
    if (kind === 'page') {
      return send(endpoints.createMenuPage, { contentFileName: title, menuId: toId(place), isDraft: true }, asking);
    }
    if (kind === 'questionnaire') return send(endpoints.createQuestionnaire, { title }, asking);
    return send(endpoints.createPost, { title, description: '', category: place, status: 'Draft' }, asking);
  },
  done: ({ id }, { kind }) => ({ path: `${paths[kind].to}${id}`, said: { done: 'created' } }),
  back: ({ kind }) => ({ path: paths[kind].from }),
});

function callOf(kind: Args['kind']) {
  if (kind === 'listing') return endpoints.createListing;
  if (kind === 'questionnaire') return endpoints.createQuestionnaire;
  return kind === 'page' ? endpoints.createMenuPage : endpoints.createPost;
}
