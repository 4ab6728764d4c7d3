import { expect, test } from './fixtures';
import { signInAdmin } from './support/account';

// A form that comes back says so to the console.
test.use({ expected: { errors: [/status of 422/] } });

test('what was asked for in vain is led on by staff, and a table of old addresses is taken in', async ({
  page,
  startProduct,
  axe,
}) => {
  test.setTimeout(400_000);
  // With a key of both, by which the care API knows that it is the site that tells.
  const product = await startProduct({ env: { CARE_API_SITE_KEY: 'k'.repeat(43) } });
  const { siteUrl } = product;
  const statusOf = async (path: string) => (await page.request.get(siteUrl + path, { maxRedirects: 0 })).status();
  const follow = async (path: string) => {
    const answer = await page.request.get(siteUrl + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await signInAdmin(page.request, product);
  expect(await statusOf('/our-old-prices')).toBe(404);
  const list = `${siteUrl}/adminPanel/redirects`;
  // Sites tell now and then what they did not find.
  const missed = page.getByText(/^Asked for and not found/);
  await expect(async () => {
    await page.goto(list);
    await expect(missed).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await missed.click();
  await axe(page);
  await page.getByRole('link', { name: 'Lead it to … /our-old-prices' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/our-old-prices');
  await page.getByLabel('Leads to').fill('/no-such-page');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('There is no such page on this site.').first()).toBeVisible();
  await page.getByLabel('Leads to').fill('/what-it-costs#one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It has been added.')).toBeVisible();
  expect(await follow('/Our-Old-Prices/?from=mail')).toEqual([308, '/what-it-costs?from=mail#one']);
  expect(await follow('/ar/our-old-prices')).toEqual([308, '/ar/what-it-costs#one']);

  await page.goto(list);
  await page.getByText('Take in a table').click();
  const buffer = Buffer.from('from;to\n/one/;/faq\n/contact;/faq\n/?p=14;/blog\n');
  await page.getByLabel('Table', { exact: true }).setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(page.getByText('2 new, 0 changed, 0 the same. 1 line could not be taken:')).toBeVisible();
  await expect(page.getByText('Line 3: This address belongs to the site itself.')).toBeVisible();
  expect(await follow('/?p=14')).toEqual([308, '/blog']);
  expect(await statusOf('/contact')).toBe(200);

  await page
    .getByRole('row', { name: /\/one/ })
    .getByRole('button', { name: /^Move to trash/ })
    .click();
  await expect(page.getByText('It is in the trash now.')).toBeVisible();
  expect(await statusOf('/one')).toBe(404);
});
