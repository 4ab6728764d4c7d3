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

test('what is typed stays when the language is changed, there and back', async ({ page }) => {
  const languages = page.getByRole('navigation', { name: /^(Language|اللغة)$/ });
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await page.goto('/form');
  await field('yourName').fill('Edith');
  await field('yourMessage').fill('Nights, please.');
  await page.getByRole('radio', { name: 'Evening' }).check();
  await page.locator('footer [name=email]').fill('edith@example.org');
  for (const [language, path] of [
    ['العربية', '/ar/form'],
    ['English', '/form'],
  ] as const) {
    await languages.getByRole('link', { name: language }).first().click();
    await expect(page).toHaveURL(new RegExp(`[^r]${path}$`));
    await expect(field('yourName')).toHaveValue('Edith');
    await expect(field('yourMessage')).toHaveValue('Nights, please.');
    await expect(page.locator('main [name=time][value=evening]')).toBeChecked();
    await expect(page.locator('footer [name=email]')).toHaveValue('edith@example.org');
  }

  await page.goto('/login-register/register');
  await field('userName').fill('Edith');
  await field('password').fill('Correct-Horse-9');
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await languages.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/login-register\/register$/);
  await expect(field('userName')).toHaveValue('Edith');
  await expect(field('password')).toHaveValue('');
  await languages.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/[^r]\/login-register\/register$/);
  await expect(field('userName')).toHaveValue('Edith');

  await page.goto('/ar/login-register/register');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(field('userName')).toHaveValue('');
});

test('a missing page leads to the same address in the other language', async ({ noScriptPage: page, baseURL }) => {
  await page.goto(`${baseURL}/nothing/here`);
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/nothing\/here$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('numbers to ring read left to right in Arabic', async ({ page }) => {
  await page.goto('/ar/home');
  const numbers = await page.locator('header a[href^="tel:"] bdi').all();
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) await expect(number).toHaveAttribute('dir', 'ltr');
});
