import { readdirSync } from 'node:fs';
import { siteUrl } from '@/lib/env';
import { json, Upstream } from '@/testing/upstream';
import { checkMenu, checkRedirect, listDead } from './inside-address';

const upstream = new Upstream((_, response) => json(response, {}, 404));
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());

/** Where one comes by a link of a mail, after a form, or by no wish of one's own. */
const steps =
  /^\/(confirm-email|reset_password|error|page-not-found)$|\/(results|problem|sent|asked|deleted|confirm|unsubscribe|change|missing|code)$/;

const rooms = ['(site)', '(account)'];
const pages = rooms
  .flatMap((room) => readdirSync(`app/[locale]/${room}`, { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith('/page.tsx') && !file.includes('['))
  .map((file) => `/${file.slice(0, -'/page.tsx'.length)}`)
  .filter((page) => !steps.test(page));

it('a menu and a redirect may lead to every page of ours, and not where there is none', async () => {
  expect(pages.length).toBeGreaterThan(30);
  const others = ['/login-register/register', '/login-register/forgot', '/feed', '/api/open-referral'];
  for (const url of [...pages, ...others]) {
    expect([url, await checkMenu({ url }, {}), await checkRedirect({ to: url }, {})]).toEqual([url, null, null]);
  }
  for (const url of ['/nothing', '/account/nothing', '/listing-details/7']) {
    expect([url, await checkMenu({ url }, {})]).toEqual([url, { url: { code: 'menuAddressDead' } }]);
  }
});

it('of the links of a text those of this site are told that lead nowhere', async () => {
  const site = siteUrl();
  const dead = ['/nothing', '/listing-details/7?from=1', '/fr/blog-details/9#part-2', `${site}/nothing`];
  const alive = [
    '/',
    site,
    `${site}/`,
    '/faq',
    '/fr/faq#a',
    `${site}/contact`,
    'https://example.org/nothing',
    '//nothing',
    '',
    '#part-1',
  ];
  expect(await listDead([...dead, ...alive])).toEqual(dead);
});
