import { expect, test } from './fixtures';
import { logIn, register, signIn } from './support/account';
import { prefixes, withPrefix } from './support/views';

test.use({ expected: { errors: [/status of 401/] } });

test('an admin has the panel and may ban; who is banned is out at once and let in no more, and finds their words again once they may', async ({
  page,
  browser,
  office,
  axe,
}) => {
  test.setTimeout(300_000);
  const { siteUrl, admin } = await office();
  await page.goto(`${siteUrl}/adminPanel`);
  await expect(page).toHaveURL(/\/login-register\?returnUrl=%2FadminPanel$/);
  await logIn(page, admin);
  await expect(page).toHaveURL(/\/adminPanel$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page).toHaveTitle(/Admin Dashboard/);
  await axe(page);
  for (const prefix of prefixes) {
    for (const path of ['/', '/login-register', '/login-register/register'].map((one) => withPrefix(prefix, one))) {
      await page.goto(siteUrl + path);
      await expect(page, path).toHaveURL(`${siteUrl}${prefix}/adminPanel`);
    }
  }
  await page.goto(`${siteUrl}/home`);
  await expect(page.getByRole('banner').locator('a[href="/adminPanel"]').first()).toBeAttached();

  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const person = await register(context.request);
  await signIn(context.request, person);
  const { user } = await (await context.request.get('/api/session')).json();
  const theirs = await context.newPage();
  await theirs.goto('/adminPanel');
  await expect(theirs).toHaveURL(/\/usersdashboard$/);
  expect((await context.request.put(`/api/care/User/ban/${user.id}`)).status()).toBe(403);
  const ban = async (isBanned: boolean) => {
    const answer = await page.request.put(`${siteUrl}/api/care/User/ban/${user.id}`, { data: { isBanned } });
    expect(answer.status()).toBe(200);
  };
  await theirs.goto('/profiles');
  await theirs.getByLabel('City').fill('York');
  await ban(true);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toHaveURL(/\/login-register\?returnUrl=%2Fprofiles/);
  await logIn(theirs, person);
  await expect(theirs.getByRole('alert').filter({ hasText: 'Login unsuccessfull' })).toBeVisible();
  await expect(theirs.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(person.email);

  await ban(false);
  await logIn(theirs, person);
  await expect(theirs.getByLabel('City')).toHaveValue('York');
  await expect(theirs).toHaveTitle(/^Profile/);
  await ban(true);
  await theirs.goto('/usersdashboard');
  await expect(theirs).toHaveURL(/\/login-register\?returnUrl=%2Fusersdashboard/);
  await context.close();
});
