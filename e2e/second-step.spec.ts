import type { Page } from '@playwright/test';
import { codeOf } from '../care-api/accounts/totp';
import { expect, test } from './fixtures';
import { logIn, type Person, register, signIn } from './support/account';

const section = (page: Page) => page.getByRole('region', { name: 'Second step' });

/** The secret behind a key as people type it. */
function secretOf(key: string): Buffer {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
/** Steps of half a minute from now: each code is taken once. */
const codeFor = (secret: Buffer, ahead = 0) => codeOf(secret, Math.floor(Date.now() / 30_000) + ahead);

async function setUpApp(page: Page, me: Person): Promise<Buffer> {
  await page.goto('/account');
  await page.locator('#app-currentPassword').fill(me.password);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const key = await section(page).locator('bdi[dir=ltr]').innerText();
  const secret = secretOf(key.replaceAll(' ', ''));
  await page.getByLabel('Code of the app').fill(codeFor(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('The app is on. Keep your recovery codes')).toBeVisible();
  return secret;
}

test('an app is set up, asked for and replaced by a recovery code, all without script @dates', async ({
  noScriptPage: page,
}) => {
  const me = await register(page.request);
  await signIn(page.request, me);
  const secret = await setUpApp(page, me);
  const codes = await section(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);

  const comeBack = async () => {
    await page.context().clearCookies();
    await page.goto('/login-register?returnUrl=/usersdashboard');
    await logIn(page, me);
    await expect(page.getByRole('heading', { name: 'The second step' })).toBeVisible();
  };
  const send = async (code: string) => {
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  };
  await comeBack();
  await send('000000');
  await expect(page.getByText('This code is not right', { exact: false }).first()).toBeVisible();
  await send(codeFor(secret, 1));
  await expect(page).toHaveURL(/\/usersdashboard$/);
  await comeBack();
  await send(codes[0] ?? '');
  await expect(page).toHaveURL(/\/usersdashboard$/);
  await page.goto('/account');
  await expect(page.getByText('You have 9 recovery codes left', { exact: false })).toBeVisible();
});

test('an app is set up with script, by keyboard, and read out well @sweep', async ({ page, axe }) => {
  const me = await register(page.request);
  await signIn(page.request, me);
  const secret = await setUpApp(page, me);
  await axe(page);
  await page.goto('/usersdashboard');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/login-register');
  await logIn(page, me);
  await expect(page.getByRole('heading', { name: 'The second step' })).toBeVisible();
  await axe(page);
  await page.getByLabel('Code', { exact: true }).fill(codeFor(secret, 1));
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/listing$/);
});

test.describe('a passkey', () => {
  test.use({ expected: { errors: [/status of 422/] } });

  test('is made, opens the account by itself, is asked for after a password, and goes', async ({
    page,
    context,
    axe,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const me = await register(page.request);
    await signIn(page.request, me);
    await page.goto('/account');
    const password = page.locator('#passkey-password');
    await password.fill('wrong-password');
    await password.press('Enter');
    await expect(page.getByText('The password is not right.')).toBeVisible();
    await password.fill(me.password);
    await password.press('Enter');
    await expect(page.getByText('The passkey is made.', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await axe(page);

    const leave = async () => {
      await context.clearCookies();
      await page.goto('/login-register');
    };
    await leave();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(/\/listing$/);
    await leave();
    await logIn(page, me);
    await expect(page).toHaveURL(/\/login-register\/code$/);
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
    await expect(page).toHaveURL(/\/listing$/);

    await page.goto('/account');
    await page.getByText('Remove', { exact: true }).click();
    await section(page).locator('details input[name=currentPassword]').fill(me.password);
    await page.getByRole('button', { name: 'Remove this passkey' }).click();
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    await leave();
    await logIn(page, me);
    await expect(page).toHaveURL(/\/listing$/);
  });
});
