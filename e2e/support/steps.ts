import { expect, type Page } from '@playwright/test';

/** The number the directory announces. */
export async function countOf(page: Page): Promise<number> {
  const text = await page.locator('#results').getByRole('status').first().innerText();
  if (text.startsWith('No ')) return 0;
  if (text.startsWith('One ')) return 1;
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
}

export const visitor = { name: 'Edith Example', email: 'edith@example.org', message: 'My mother needs help at night.' };

/** Fills in the call-back form of `/form` and sends it. */
export async function requestCallBack(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Request a call back' })).toBeVisible();
  await page.getByLabel('Your name').fill(visitor.name);
  await page
    .getByRole('textbox', { name: /^Email/ })
    .first()
    .fill(visitor.email);
  await page.getByRole('textbox', { name: /^Phone/ }).fill('01632 960123');
  await page.getByLabel('Your message').fill(visitor.message);
  await page.getByRole('button', { name: 'Send request' }).click();
}
