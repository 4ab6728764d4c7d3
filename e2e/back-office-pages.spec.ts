import { isAlive } from '../scripts/test/is-alive.mjs';
import { expect, test } from './fixtures';

// Asked for: an address that leads nowhere, and a page in the trash.
test.use({ expected: { errors: [/status of 422/, /status of 404/] } });

test('a page is written, stands in the public menu, is moved there, goes and comes back', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  const header = page.getByRole('navigation', { name: 'Main' });
  const goHome = () => page.goto(`${siteUrl}/home`);

  await page.goto(`${siteUrl}/adminPanel/pages/new`);
  await page.getByLabel('What is it called?').fill('Our prices');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.type('Fair and open.');
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published.')).toBeVisible();
  const editor = page.url();

  const search = page.getByRole('combobox', { name: 'Search the back office' });
  // Keys wait for the script of the page, which has just come anew.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await search.fill('our pri');
  const found = page.getByRole('listbox', { name: 'What was found' });
  await expect(found.getByRole('option', { name: 'Our prices' })).toHaveCount(2);
  await axe(page);
  await found.getByRole('group', { name: 'Menus' }).getByRole('option').click();
  await expect(page).toHaveURL(/adminPanel\/menus\/\d+$/);

  await page.getByLabel('Leads to').fill('/nowhere');
  await page.getByLabel('Where it stands').selectOption({ label: 'In the menu' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no such page on this site.' })).toBeVisible();
  await page.getByLabel('Leads to').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await goHome();
  await expect(header.getByRole('link', { name: 'Our prices' })).toBeVisible();
  await expect(header.getByRole('link').last()).toHaveText('Carer jobs');
  await header.getByRole('link', { name: 'Our prices' }).click();
  await expect(page.getByText('Fair and open.')).toBeVisible();

  await page.goto(`${siteUrl}/adminPanel/menus/order`);
  await page.getByRole('button', { name: 'Up: Our prices' }).press('Enter');
  await expect(page.getByText('The order is kept.')).toBeVisible();
  await goHome();
  await expect(header.getByRole('link')).toHaveText(['Home', 'Care Services', 'Our prices', 'Insights', 'Carer jobs']);

  await page.goto(`${siteUrl}/adminPanel/menus/order`);
  await page.waitForFunction(isAlive);
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const from = await row('Our prices').locator('> span').first().boundingBox();
  const to = await row('Insights').boundingBox();
  if (!from || !to) throw new Error('The rows are not there.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height - 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('The order is kept.')).toBeVisible();
  await goHome();
  await expect(header.getByRole('link')).toHaveText(['Home', 'Care Services', 'Insights', 'Our prices', 'Carer jobs']);

  await page.goto(`${siteUrl}/adminPanel/pages?q=our+prices`);
  await page.getByLabel('Actions for Our prices').click();
  await page.getByRole('button', { name: /^Move to trash.*Our prices/ }).click();
  await expect(page.getByText('It is in the trash now.')).toBeVisible();
  await goHome();
  await expect(header.getByRole('link', { name: 'Our prices' })).toHaveCount(0);
  expect((await page.goto(editor))?.status()).toBe(404);

  await page.goto(`${siteUrl}/adminPanel/trash?q=our+prices`);
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByRole('row', { name: /Our prices/ })).toHaveCount(0);
  await expect(async () => {
    await goHome();
    expect(await header.getByRole('link', { name: 'Our prices' }).count()).toBe(1);
  }).toPass();
  await header.getByRole('link', { name: 'Our prices' }).click();
  await expect(page.getByText('Fair and open.')).toBeVisible();
});

test('a page has an address of its own; where it was before leads on to it for good @sweep', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  const made = await page.request.post(`${siteUrl}/api/care/MenuPageContent`, {
    data: { contentFileName: 'Fees & prices', contentType: '<p>Fair and open.</p>', isDraft: true },
  });
  const { menuPageContentId, menuId } = await made.json();
  const editor = `${siteUrl}/adminPanel/pages/${menuPageContentId}`;
  const whole = page.getByRole('status').filter({ hasText: siteUrl });
  const publish = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText('It is published.')).toBeVisible();
  };

  await page.goto(editor);
  await expect(whole).toHaveText(`${siteUrl}/pagecontent/${menuId}`);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await page.getByRole('button', { name: 'Take /fees-and-prices' }).click();
  await expect(whole).toHaveText(`${siteUrl}/fees-and-prices`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const link = page.getByRole('combobox', { name: 'Leads to' });
  await link.fill('frequently');
  await expect(page.getByRole('group', { name: 'Screens of the site' }).getByRole('option')).toHaveCount(1);
  await axe(page);
  await link.press('ArrowDown');
  await link.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute('href', '/faq');
  await page.getByLabel('Title for search engines').fill('What care costs');
  await axe(page);
  await publish('Publish');
  await page.goto(`${siteUrl}/fees-and-prices`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fees & prices' })).toBeVisible();
  await expect(page).toHaveTitle(/^What care costs/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/fees-and-prices$/);

  await page.goto(editor);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await page.getByLabel('Address of its own').fill('Listing');
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'This address belongs to the site itself.' });
  await expect(problem).toBeVisible();
  await page.getByLabel('Address of its own').fill('what-care-costs');
  await expect(page.getByText('Once this is published, /fees-and-prices leads on to it.')).toBeVisible();
  await page.getByLabel('Search engines', { exact: true }).selectOption({ label: 'Are asked to leave it out' });
  await publish('Publish the changes');

  for (const [from, to] of [
    ['/fees-and-prices', '/what-care-costs'],
    [`/pagecontent/${menuId}`, '/what-care-costs'],
    [`/ar/pagecontent/${menuId}`, '/ar/what-care-costs'],
  ]) {
    const answer = await page.request.get(`${siteUrl}${from}`, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
    expect(answer.headers()['cache-control']).toContain('must-revalidate');
  }
  expect((await page.goto(`${siteUrl}/fees-and-prices`))?.status()).toBe(200);
  await expect(page).toHaveURL(/\/what-care-costs$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const sitemap = await (await page.request.get(`${siteUrl}/sitemap.xml`)).text();
  expect(sitemap).not.toContain('care-costs');
  expect((await page.request.get(`${siteUrl}/no-such-page`)).status()).toBe(404);
});
