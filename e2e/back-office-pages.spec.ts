import { expect, test } from './fixtures';
import { signIn } from './support/account';

// Asked for: an address that leads nowhere, and a page in the trash.
test.use({ expected: { errors: [/status of 422/, /status of 404/] } });

test('a page is written, stands in the public menu, is moved there, goes and comes back', async ({
  page,
  office,
  axe,
}) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office();
  await signIn(page.request, { name: '', ...admin }, siteUrl);
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

  await page.goto(`${siteUrl}/adminPanel/pages?q=our+prices`);
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
    await header.getByRole('link', { name: 'Our prices' }).click({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Fair and open.')).toBeVisible();
});
