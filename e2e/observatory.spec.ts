import { expect, test } from './fixtures';
import { register } from './support/account';
import { modifiersOf } from './support/observatory';

/** Kinds of pages, each by one of them. */
const pages = {
  home: '/',
  'home in another language': '/ar',
  directory: '/listing',
  'answer of a search': '/listing?q=night',
  listing: '/listing-details/41',
  blog: '/blog',
  post: '/blog-details-user-view/1',
  questions: '/faq',
  form: '/form',
  login: '/login-register',
  'managed page': '/about',
  'no page': '/nothing-here',
  'malformed address': '/listing-details/%ff',
  'page of an account': '/usersdashboard',
  'form of an account': '/account',
};

test('every kind of page has the most that the Observatory’s scheme gives @sweep', async ({
  request,
  startProduct,
}) => {
  const { siteUrl } = await startProduct({ env: { SITE_URL: 'https://care.example' } });
  const person = await register(request, undefined, siteUrl);
  const entered = await fetch(`${siteUrl}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const scores: Record<string, number> = {};
  for (const [kind, path] of Object.entries(pages)) {
    const headers: Record<string, string> = kind.includes('account') ? { cookie } : {};
    // Not by `request`, which brings what it was given before.
    const answer = await fetch(siteUrl + path, { headers, redirect: 'manual' });
    expect([200, 400, 404], kind).toContain(answer.status);
    expect(answer.headers.getSetCookie(), kind).toEqual([]);
    const given = Object.values(
      modifiersOf({ headers: Object.fromEntries(answer.headers), html: await answer.text() }),
    );
    scores[kind] = given.reduce((sum, one) => sum + one, 100);
  }
  expect(scores).toEqual(Object.fromEntries(Object.keys(pages).map((kind) => [kind, 130])));
});
