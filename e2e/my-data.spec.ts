import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { register, signIn } from './support/account';

test('one takes their data along, deletes the account, and is signed out in every window @dates', async ({
  page,
  context,
  axe,
}) => {
  const me = await register(page.request);
  await signIn(page.request, me);
  await page.goto('/my-data');
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).account).toMatchObject({ userName: me.name });

  const other = await context.newPage();
  await other.goto('/usersdashboard');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.getByLabel('Your password', { exact: true }).fill(me.password);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await axe(page);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(other).toHaveURL(/\/login-register/);
  expect((await page.request.post('/api/sign-in', { data: me })).status()).toBe(401);
});

test('a wrong password deletes nothing, also without script @sweep', async ({ noScriptPage: page }) => {
  const { request } = page.context();
  await signIn(request, await register(request));
  await page.goto('/ar/my-data');
  await page.locator('input[name=password]').fill('wrong-password');
  await page.getByRole('button', { name: 'حذف حسابي نهائيًا' }).click();
  await expect(page.getByText('كلمة المرور غير صحيحة.').first()).toBeVisible();
});

test('an API without these calls says so plainly @both @bare', async ({ page }, { project }) => {
  test.skip(project.name !== 'bare', 'Only the bare API cannot do it.');
  await signIn(page.request, await register(page.request));
  await page.goto('/my-data');
  await expect(page.getByText('This cannot be done online here.', { exact: false })).toBeVisible();
});
