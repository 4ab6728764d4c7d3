import { expect, test } from './fixtures';

test('the language switcher leads to the same page with the same filters, and the choice is kept', async ({ page }) => {
  await page.goto('/listing?sort=az');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/listing\?sort=az$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('AE');

  await page.goto('/home');
  await expect(page).toHaveURL(/\/ar\/home$/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/[^r]\/home$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('without JavaScript the switcher is a plain link', async ({ noScriptPage: page, baseURL }) => {
  await page.goto(`${baseURL}/form`);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/form$/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/[^r]\/form$/);
});

test('numbers to ring read left to right in Arabic', async ({ page }) => {
  await page.goto('/ar/home');
  await expect(page.locator('header a[href^="tel:"] bdi')).toHaveAttribute('dir', 'ltr');
});
