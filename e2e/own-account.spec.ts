import { expect, test } from './fixtures';
import { logIn, register, signIn } from './support/account';

const another = 'tulip kettle lamp';

test('one changes the password by keyboard, sees where one is signed in, and signs out elsewhere', async ({
  page,
  browser,
  axe,
}) => {
  const me = await register(page.request);
  await signIn(page.request, me);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, me);
  await page.goto('/account');
  await axe(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText('Every other device is signed out.')).toBeVisible();
  await elsewhere.close();

  const form = page.getByRole('region', { name: 'Password', exact: true });
  await form.getByLabel('Current password', { exact: true }).fill(me.password);
  await form.getByLabel('New password', { exact: true }).fill(another);
  await form.getByLabel('Confirm password', { exact: true }).fill(another);
  await form.getByLabel('Confirm password', { exact: true }).press('Enter');
  await expect(page.getByText('Your password has been changed', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/login-register');
  await logIn(page, { ...me, password: another });
  await expect(page).toHaveURL(/\/listing$/);
});

test('a wrong password changes nothing, also without script', async ({ noScriptPage: page }) => {
  const { request } = page.context();
  await signIn(request, await register(request));
  await page.goto('/ar/account');
  await page.locator('#email-email').fill('new-one@example.org');
  await page.locator('#email-currentPassword').fill('wrong-password');
  await page.getByRole('button', { name: 'أرسلوا لي رابطًا' }).click();
  await expect(page.getByText('كلمة المرور غير صحيحة.').first()).toBeVisible();
  await expect(page.locator('#email-email')).toHaveValue('new-one@example.org');
});

test('an API without these calls says so plainly @both', async ({ page }, { project }) => {
  test.skip(project.name !== 'bare', 'Only the bare API cannot do it.');
  await signIn(page.request, await register(page.request));
  await page.goto('/account');
  await expect(page.getByText('This cannot be changed online here.', { exact: false })).toBeVisible();
});
