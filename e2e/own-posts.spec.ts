import { expect, test } from './fixtures';
import { logIn, register, signIn, signInAdmin } from './support/account';

test.use({ expected: { errors: [/status of 404/] } });

test('somebody writes an article, is told why it is declined, mends it, and it is published @dates', async ({
  page,
  browser,
  office,
  axe,
}) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office();
  const author = await register(page.request, undefined, siteUrl);
  await signIn(page.request, author, siteUrl);
  await page.goto(`${siteUrl}/blog-user`);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'New Blog' }).last().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A walk by the river');
  await axe(page);
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin to write' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await text.focus();
  await page.keyboard.type('Slowly.');
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await axe(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('row', { name: /A walk by the river/ })).toContainText('Waiting for approval');

  const staff = await browser.newContext();
  await signInAdmin(staff.request, { siteUrl, admin });
  const id = Number(/post=(\d+)/.exec(address)?.[1]);
  const decide = (data: object) => staff.request.post(`${siteUrl}/api/care/admin/bulk/post`, { data });
  expect((await decide({ action: 'decline', ids: [id], value: 'Say where it was.' })).status()).toBe(201);
  await page.reload();
  await expect(page.getByRole('row', { name: /A walk by the river/ })).toContainText('Say where it was.');
  await axe(page);
  await page.getByRole('link', { name: 'A walk by the river', exact: true }).click();
  await expect(page.getByText('Why it was declined: Say where it was.')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' It was in York.');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByText('It is sent.')).toBeVisible();
  expect((await page.request.get(`${siteUrl}/blog-details-user-view/${id}`)).status()).toBe(404);
  expect((await decide({ action: 'publish', ids: [id] })).status()).toBe(201);
  await page.goto(`${siteUrl}/blog-details-user-view/${id}`);
  await expect(page.getByText('Slowly. It was in York.')).toBeVisible();

  const other = await register(staff.request, undefined, siteUrl);
  await signIn(staff.request, other, siteUrl);
  expect((await staff.request.get(address)).status()).toBe(404);
  await staff.close();
});

test('without script an article is begun, written, sent, withdrawn, thrown away and had back @sweep', async ({
  noScriptPage: page,
  office,
}) => {
  test.setTimeout(400_000);
  const { siteUrl } = await office();
  const author = await register(page.request, undefined, siteUrl);
  await page.goto(`${siteUrl}/newBlog`);
  await logIn(page, author);
  await page.getByRole('textbox', { name: 'Title' }).fill('Bread');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin to write' }).click();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('alert')).toContainText('Description is required.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('<p>Knead it.</p>');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  const row = page.getByRole('row', { name: /Bread/ });
  await expect(row).toContainText('Waiting for approval');
  await row.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: /^Move to trash/ }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'You have deleted the post.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Draft');
});
