import { expect, test } from './fixtures';
import { countOf, visitor } from './support/steps';

test.use({ expected: { errors: [/status of 50[23]/] } });

test('with the care API stopped the site keeps its content and the visitor her words; with it back all heals', async ({
  startProduct,
  page,
}) => {
  const product = await startProduct();
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
  await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
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
