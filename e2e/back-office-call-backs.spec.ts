import type { Page } from '@playwright/test';
import { isAlive } from '../scripts/test/is-alive.mjs';
import { expect, test } from './fixtures';
import { signInAdmin } from './support/account';
import { tabTo } from './support/keyboard';
import type { OwnProduct } from './support/own-product';

/** Asks to be called, through the public form. */
async function ask(page: Page, { siteUrl }: OwnProduct, yourName: string) {
  const form = { yourName, email: 'kay@example.org', phoneNo: '01632 960123', contactBy: 'phone' };
  const sent = await page.request.post(`${siteUrl}/api/call-back`, { data: { ...form, yourMessage: 'Please ring.' } });
  expect(sent.status()).toBe(201);
}

async function prepare(page: Page, product: OwnProduct, word: string) {
  await signInAdmin(page.request, product);
  const data = { title: `Prices ${word} for {name}`, text: 'Dear {name},\n\nring {companyPhone}.' };
  await page.request.post(`${product.siteUrl}/api/care/admin/canned-answers`, { data });
  for (const name of [`${word} Adams`, `${word} Brown`]) await ask(page, product, name);
}

const happened = (page: Page) => page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first();

test('call-backs are worked through by keyboard alone @dates', async ({ page, office, axe }) => {
  test.setTimeout(400_000);
  const product = await office();
  await prepare(page, product, 'Keyla');
  const heading = page.getByRole('heading', { level: 1 });
  const { keyboard } = page;
  // Whoever presses a key before the page runs has to press it again.
  const press = async (key: string) => {
    await page.waitForFunction(isAlive);
    await expect(page.getByText('A letter does what it stands on')).toBeVisible();
    await keyboard.press(key);
  };

  await page.goto(`${product.siteUrl}/adminPanel/call-backs?status=unassigned&q=keyla`);
  await expect(page.getByRole('button', { name: 'Keyboard' })).toBeVisible();
  await keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Keyla Adams' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading).toHaveText('Keyla Adams');
  await press('j');
  await expect(heading).toHaveText('Keyla Brown');
  await press('k');
  await expect(heading).toHaveText('Keyla Adams');

  await press('t');
  await expect(happened(page)).toContainText('Taken');
  await press('n');
  await expect(happened(page)).toContainText('Called: no answer');
  await press('o');
  await expect(page.getByLabel('Note for the staff')).toBeFocused();
  await keyboard.type('Rings at nine on Tuesdays.');
  await press('Escape');
  await press('o');
  await expect(happened(page)).toContainText('Rings at nine on Tuesdays.');
  await press('z');
  await expect(happened(page)).toContainText('Put off');

  await press('m');
  await expect(page.getByLabel('Subject', { exact: true })).toBeFocused();
  await page.getByLabel('Begin with a canned answer').focus();
  await keyboard.type('Prices Keyla');
  await press('Tab');
  await press('Enter');
  await expect(page.getByLabel('Words', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Prices Keyla for Keyla Adams');
  await expect(page.getByLabel('Words', { exact: true })).toHaveValue(/^Dear Keyla Adams,\n\nring \d[\d ]+\.$/);
  await axe(page);
  await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }), 3);
  await press('Enter');
  await expect(happened(page)).toContainText('Prices Keyla for Keyla Adams');

  await press('c');
  await expect(page.getByLabel('Close with')).toBeFocused();
  await keyboard.type('Information');
  await press('Escape');
  await press('c');
  await expect(happened(page)).toContainText('Information given');
  await expect(page.getByRole('link', { name: 'Keyla Brown' })).toBeVisible();
  await axe(page);
});

test('a call-back is closed on a phone, and the next one opens', async ({ page, office, axe }) => {
  test.setTimeout(400_000);
  const product = await office();
  await prepare(page, product, 'Nadia');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.siteUrl}/adminPanel/call-backs?status=unassigned&q=nadia`);
  await page.getByRole('link', { name: 'Nadia Adams' }).click();
  await expect(page.getByRole('link', { name: /^Ring/ })).toHaveAttribute('href', /^tel:/);
  await page.getByLabel('Note for the staff').fill('Wants two weeks in May.');
  await page.getByLabel('Then show the next one').check();
  await page.getByLabel('Close with').selectOption({ label: 'Assessment booked' });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia Brown');
  await axe(page);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isWide()).toBe(false);
  await page.goto(`${product.siteUrl}/adminPanel/call-backs?status=closed&q=nadia`);
  await page.getByRole('link', { name: 'Nadia Adams' }).click();
  await expect(happened(page)).toContainText('Wants two weeks in May.');
});
