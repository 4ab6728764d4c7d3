import { untilReady } from '../scripts/start/ready.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { freePort } from '../testing/free-port.mjs';
import { expect, test } from './fixtures';
import { signInAdmin } from './support/account';
import { runNode } from './support/process';
import { countOf, visitor } from './support/steps';
import { newEmbeddedStore, removeStore, storeSettings } from './support/store';

test.use({ expected: { errors: [/status of 50[23]/] } });

test('with the care API stopped the site keeps its content and the visitor her words; with it back all heals', async ({
  startProduct,
  page,
  browser,
}) => {
  const product = await startProduct();
  const { request: staff } = await browser.newContext({ baseURL: product.siteUrl });
  await signInAdmin(staff, product);
  const open = (path: string) => page.goto(product.siteUrl + path);
  await open('/listing');
  const all = await countOf(page);
  await open('/listing?q=care');
  const found = await countOf(page);
  await open('/listing-details/41');
  await open('/form');

  await product.stopCareApi('SIGKILL');

  await open('/listing');
  expect(await countOf(page)).toBe(all);
  await open('/listing?q=care');
  expect(await countOf(page)).toBe(found);
  expect((await open('/listing-details/41'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Live-In-Care' })).toBeVisible();
  // Nobody asked for these before: an honest page, not an error.
  const away = await open('/listing-details/48');
  expect([away?.status(), away?.headers()['retry-after']]).toEqual([503, '30']);
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot load this right now' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '01632 960 140' })).toBeVisible();
  // An empty list would claim that there is nothing.
  for (const path of ['/listing?q=never+asked+before', '/blog?q=never+asked+before', '/what-it-costs?listing=48']) {
    expect((await open(path))?.status(), path).toBe(503);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot load this right now' })).toBeVisible();

  // Nor is a screen of the back office taken for one that the API does not have.
  const office = await staff.get('/adminPanel/faqs');
  expect([office.status(), await office.text()]).toEqual([
    503,
    expect.stringContaining('We cannot load this right now'),
  ]);

  await open('/form');
  await page.getByLabel('Your name').fill(visitor.name);
  await page
    .getByRole('textbox', { name: /^Email/ })
    .first()
    .fill(visitor.email);
  await page.getByRole('textbox', { name: /^Phone/ }).fill('01632 960123');
  await page.getByLabel('Your message').fill(visitor.message);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Our system is not answering. Please try again in a moment, or ring' }),
  ).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(visitor.message);

  await product.startCareApi();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
  await expect
    .poll(
      async () => {
        await open('/listing-details/48');
        return page.getByRole('heading', { level: 1 }).innerText();
      },
      { timeout: 40_000 },
    )
    .toBe('Find a carer');
});

/** One of each kind that shows what the provider has written, or what is filled from it. */
const filled = [
  ...['/home', '/listing', '/listing?kind=jobs', '/listing-details/41', '/blog', '/blog?category=1', '/faq', '/ar/faq'],
  ...['/blog-details-user-view/1', '/blog-details/1', '/pagecontent', '/pagecontent/1', '/our-prices'],
  ...['/imagegallery', '/imagegallerypicture/Homes', '/videogallery'],
];

test('a site that never reached its care API says so on each page that it cannot fill, and claims nothing else @sweep', async ({
  request,
}) => {
  const store = newEmbeddedStore();
  const port = await freePort();
  const site = runNode(['scripts/start.mjs'], {
    ...blankSettings,
    ...storeSettings(store),
    // Where nothing ever answers.
    PORT: String(port),
    CARE_API_URL: 'http://127.0.0.1:2',
    SITE_PHONE: '01632 960 777',
  });
  const at = `http://127.0.0.1:${port}`;
  try {
    await untilReady(`${at}/api/health`);
    for (const path of filled) {
      const answer = await request.get(at + path);
      const { 'retry-after': again, 'cache-control': keep } = answer.headers();
      expect([path, answer.status(), again, keep]).toEqual([path, 503, '30', 'no-store']);
      const html = await answer.text();
      expect(html, path).toContain('01632 960 777');
      expect(html, path).not.toContain('noindex');
    }
    const welcome = await request.get(at);
    expect([welcome.status(), await welcome.text()]).toEqual([
      200,
      expect.not.stringMatching(/noindex|No questions|No posts/),
    ]);
    // It lacks what could not be read: nobody between here and the visitor may keep it for long.
    expect(welcome.headers()['cache-control']).toBe('s-maxage=2');
  } finally {
    await site.stop();
    await removeStore(store);
  }
});
