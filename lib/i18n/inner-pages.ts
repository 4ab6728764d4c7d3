import { cookiePart, draftName, rememberedEmailName } from '../http/cookie-names.mjs';

const query = (key: string) => ({ type: 'query' as const, key });
const cookie = (key: string) => ({ type: 'cookie' as const, key });

const askedOfListings = ['q', 'near', 'within', 'kind', 'for', 'category', 'location', 'city', 'filter'];

/** Pages a query with one of these asks for a selection of: rendered per request, all else of the site is static. */
export const selections = [
  {
    path: '/listing',
    inner: '/listing/results',
    keys: [...askedOfListings, 'closed', 'exact', 'sort', 'page'],
  },
  { path: '/blog', inner: '/blog/results', keys: ['q', 'category', 'page'] },
  { path: '/blog-details-user-view/:id', inner: '/blog-details-user-view/:id/comments', keys: ['comments'] },
].flatMap(({ keys, ...page }) => keys.map((key) => ({ ...page, has: [query(key)] })));

/** Pages of the login that have something to say to one visitor; all others are static. */
const signInPages = [...['returnUrl', 'notice', 'problem'].map(query), cookie(rememberedEmailName)].flatMap((one) => [
  { path: '/login-register', inner: '/login-register/now/login', has: [one] },
  { path: '/login-register/:tab(register|forgot)', inner: '/login-register/now/:tab', has: [one] },
]);

const returnedForms = ['/form', '/contact'].map((path) => ({
  path,
  inner: `${path}/problem`,
  has: [cookie(cookiePart(draftName, 0))],
}));

/** The form with a question filled in, or about a listing or a search, where none came back. */
const askedForms = ['question', 'listing', ...askedOfListings].map((key) => ({
  path: '/form',
  inner: '/form/asked',
  has: [query(key)],
}));

/** Pages shown from another address than the one people see; `shownPath` leads back. */
export const innerPages = [...selections, ...signInPages, ...returnedForms, ...askedForms];
