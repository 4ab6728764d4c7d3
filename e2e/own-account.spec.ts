import { startMailServer } from '@/care-api/testing/start-mail-server';
import { freePort } from '../testing/free-port.mjs';
import { expect, test } from './fixtures';
import { logIn, register, signIn } from './support/account';
import { startCareApi } from './support/care-api';
import { runProduct, settingsFor } from './support/product';
import { newStore, removeStore } from './support/store';

const another = 'tulip kettle lamp';

test('one changes the password by keyboard, sees where one is signed in, and signs out elsewhere @dates', async ({
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
  await page.getByRole('button', { name: 'Log out everywhere else' }).press('Enter');
  await expect(page.getByText('Every other device is logged out.')).toBeVisible();
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

test('a wrong password changes nothing, also without script @sweep', async ({ noScriptPage: page }) => {
  const { request } = page.context();
  await signIn(request, await register(request));
  await page.goto('/ar/account');
  await page.locator('#email-email').fill('new-one@example.org');
  await page.locator('#email-currentPassword').fill('wrong-password');
  await page.getByRole('button', { name: 'أرسلوا لي رابطًا' }).click();
  await expect(page.getByText('كلمة المرور غير صحيحة.').first()).toBeVisible();
  await expect(page.locator('#email-email')).toHaveValue('new-one@example.org');
});

test('an API without these calls says so plainly @both @sweep', async ({ page }, { project }) => {
  test.skip(project.name !== 'bare', 'Only the bare API cannot do it.');
  await signIn(page.request, await register(page.request));
  await page.goto('/account');
  await expect(page.getByText('This cannot be changed online here.', { exact: false })).toBeVisible();
});

test('another email is the account’s once its owner has pressed the button behind the mailed link', async ({
  noScriptPage: page,
  startProduct,
}) => {
  const server = await startMailServer();
  try {
    const { siteUrl } = await startProduct({ env: { SMTP_URL: server.url } });
    const { request } = page.context();
    const me = await register(request, undefined, siteUrl);
    await signIn(request, me, siteUrl);
    await page.goto(`${siteUrl}/account`);
    const form = page.getByRole('region', { name: 'Email', exact: true });
    await form.locator('#email-email').fill('moved@example.org');
    await form.locator('#email-currentPassword').fill(me.password);
    await form.getByRole('button').click();
    await expect(page.getByText('A link is on its way to the new address.', { exact: false })).toBeVisible();
    // The first says of the new account that it is to be confirmed.
    await server.waitFor(3);
    const toNew = server.received.find(({ to }) => to.includes('moved@example.org'));
    expect(server.received.some(({ to }) => to.includes(me.email))).toBe(true);
    await page.goto(siteUrl + (/\/confirm-email\?Key=[\w-]{43}/.exec(toNew?.email.text ?? '')?.[0] ?? ''));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(/\/login-register/);
    await logIn(page, me);
    await expect(page).toHaveURL(/login-register/);
    await logIn(page, { ...me, email: 'moved@example.org' });
    await expect(page).toHaveURL(/\/listing$/);
  } finally {
    await server.close();
  }
});

test('the password of the first start opens nothing but the choice of another, and works once @sweep', async ({
  page,
}) => {
  const store = await newStore();
  const port = await freePort();
  const careApi = await startCareApi(port, settingsFor(store, false));
  const [, email = '', password = ''] =
    /^admin account: (\S+) {2}one-time password: (\S+)/m.exec(careApi.output()) ?? [];
  const { siteUrl, stop } = await runProduct({ env: { CARE_API_URL: `http://127.0.0.1:${port}` } });
  try {
    await page.goto(`${siteUrl}/login-register`);
    await logIn(page, { email, password });
    const title = page.getByRole('heading', { level: 1, name: 'Choose your own password' });
    await expect(title).toBeVisible();
    for (const elsewhere of ['/adminPanel', '/adminPanel/users', '/usersdashboard', '/profiles']) {
      await page.goto(siteUrl + elsewhere);
      await expect(title).toBeVisible();
    }
    expect((await page.request.get(`${siteUrl}/api/care/User`)).status()).toBe(403);
    const again = await page.request.post(`http://127.0.0.1:${port}/api/loginuser`, { data: { email, password } });
    expect(again.status()).toBe(401);
    const form = page.getByRole('main');
    await form.locator('[name=email]').fill('head.office@example.org');
    await form.locator('[name=password]').fill(another);
    await form.locator('[name=confirmPassword]').fill(another);
    await form.locator('[name=confirmPassword]').press('Enter');
    await expect(title).toBeHidden();
    await page.goto(`${siteUrl}/adminPanel/users`);
    await expect(page.getByText('head.office@example.org').first()).toBeVisible();
  } finally {
    await stop();
    await careApi.stop();
    await removeStore(store);
  }
});
