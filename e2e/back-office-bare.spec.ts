import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { logIn, signInAdmin } from './support/account';

// The back office on an API of the published calls: what needs others is absent, and what is there works.

test.use({ expected: { errors: [/status of 404/] } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test('every screen of the menu opens, and none is there that this API cannot serve @sweep', async ({
  page,
  office,
  axe,
}) => {
  test.setTimeout(400_000);
  const product = await office(true);
  await signInAdmin(page.request, product);
  await page.goto(`${product.siteUrl}/adminPanel`);
  const links = await menu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const paths = [...new Set(links)].filter((path) => path.startsWith('/adminPanel/'));
  expect(paths.map((path) => path.replace('/adminPanel/', ''))).toEqual([
    ...['call-backs', 'menus', 'faqs', 'gallery', 'videos', 'listings', 'categories', 'filters', 'company', 'users'],
  ]);
  for (const path of paths) {
    const answer = await page.goto(product.siteUrl + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await axe(page);
  }
  const absent = [
    'pages',
    'pages/new',
    'media',
    'posts',
    'comments',
    'trash',
    'audit',
    'settings',
    'listings/import',
    'questionnaires',
  ];
  for (const path of [...absent, 'menus/order', 'call-backs/report']) {
    expect([path, (await page.goto(`${product.siteUrl}/adminPanel/${path}`))?.status()]).toEqual([path, 404]);
  }
});

test('a request is answered without script, and a note that is too long comes back @sweep', async ({
  noScriptPage: page,
  office,
}) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office(true);
  const form = { yourName: 'Bea Plain', email: 'bea@example.org', phoneNo: '01632 960123', contactBy: 'phone' };
  const asked = await page.request.post(`${siteUrl}/api/call-back`, { data: { ...form, yourMessage: 'Please ring.' } });
  expect(asked.status()).toBe(201);
  await page.goto(`${siteUrl}/adminPanel/call-backs?q=bea`);
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Bea Plain' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bea Plain' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Bea Plain' });
  await expect(facts.getByText('Open', { exact: true })).toBeVisible();
  await page.getByLabel('State').selectOption({ label: 'Closed' });
  const note = page.getByLabel('Note for the staff');
  await note.evaluate((field) => field.removeAttribute('maxlength'));
  await note.fill('Long. '.repeat(700));
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await expect(page.getByRole('alert')).toContainText('This is too large. Please send less.');
  await expect(note).toHaveValue('Long. '.repeat(700));
  await expect(page.getByLabel('State')).toHaveValue('Closed');
  await note.fill('We spoke.');
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await expect(page.getByText('It is noted.')).toBeVisible();
  await expect(note).toHaveValue('');
});

test('a listing is added, found, changed and deleted', async ({ page, office, axe }) => {
  test.setTimeout(400_000);
  const product = await office(true);
  const { siteUrl } = product;
  await signInAdmin(page.request, product);
  await page.goto(`${siteUrl}/adminPanel/listings/new`);
  const title = page.getByRole('main').getByLabel('Title', { exact: true });
  await title.fill('Bare cottage');
  await axe(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /has been added|^Saved \d/ })).toBeVisible();
  await page.goto(`${siteUrl}/adminPanel/listings?q=bare+cottage`);
  await page
    .getByRole('row', { name: /Bare cottage/ })
    .getByRole('link', { name: 'Bare cottage', exact: true })
    .click();
  await title.fill('Bare house');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto(`${siteUrl}/adminPanel/listings?q=bare+house`);
  const row = page.getByRole('row', { name: /Bare house/ });
  await axe(page);
  await row.getByLabel('Actions for Bare house').click();
  await row.getByRole('link', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('It has been deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('visitors are promised no time, and no page to follow a request by @sweep', async ({ page, office }) => {
  const { siteUrl } = await office(true);
  await page.goto(`${siteUrl}/form`);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible();
  for (const promised of [/Sent now, we/, /a page to follow it/]) await expect(page.getByText(promised)).toHaveCount(0);
  expect((await page.goto(`${siteUrl}/form/status/${'a'.repeat(43)}`))?.status()).toBe(404);
});
