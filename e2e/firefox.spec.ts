import type { Browser, Page } from 'puppeteer-core';
import { findInstalledFirefox } from '../scripts/test/browser.mjs';
import { expect, test } from './fixtures';
import { newPerson } from './support/account';
import { fillIn, startFirefox, untilAt, untilText } from './support/firefox';

const firefox = findInstalledFirefox();

test.describe('in Firefox', () => {
  test.skip(firefox === null, 'No Firefox is installed here; FIREFOX_PATH may name one.');

  let browser: Browser;
  let page: Page;
  let stop: () => Promise<void>;
  test.beforeEach(async () => {
    ({ browser, stop } = await startFirefox(firefox ?? ''));
    page = await browser.newPage();
  });
  test.afterEach(() => stop());

  test('the ring round a radio button is round @sweep', async ({ baseURL }) => {
    await page.goto(`${baseURL}/form`);
    const shape = () =>
      page.$eval('main input[name=contactBy]', (radio) => {
        const { appearance, borderRadius } = getComputedStyle(radio);
        return [document.activeElement === radio, appearance, borderRadius];
      });
    await page.focus('main input[name=yourName]');
    await page.keyboard.press('Tab');
    // Round its own drawing of one, Firefox makes a shadow square.
    await expect.poll(shape).toEqual([true, 'none', '50%']);
  });

  test('somebody registers, mistypes, logs in, is led on and greeted; logged out, a copied cookie opens nothing', async ({
    baseURL,
  }) => {
    const { name, email, password } = newPerson();
    await page.goto(`${baseURL}/login-register/register?returnUrl=/usersdashboard`);
    await fillIn(page, { userName: name, email, password, confirmPassword: password });
    await untilText(page, '[role=status]', 'You have successfully registered');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/usersdashboard');

    await fillIn(page, { email, password: 'wrong-password' });
    await untilText(page, '[role=alert]', 'Login unsuccessfull');
    expect(await page.$eval('main input[name=email]', (field) => field.value)).toBe(email);

    await fillIn(page, { email, password });
    await untilAt(page, '/usersdashboard');
    await untilText(page, 'h1', 'My Dashboard');
    await untilText(page, 'header', `Welcome, ${name}`);

    const bearer = (await browser.cookies()).find((cookie) => cookie.name === 'Bearer');
    expect(bearer).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const readable = await page.evaluate(() =>
      [document.cookie, ...Object.values({ ...localStorage, ...sessionStorage })].join(),
    );
    expect(readable).not.toContain('Bearer');
    expect(readable).not.toContain(bearer?.value);

    await page.goto(`${baseURL}/profiles`);
    expect(new URL(page.url()).pathname).toBe('/profiles');
    await page.$eval('main form[action="/api/sign-out"] button', (button) => button.focus());
    await page.keyboard.press('Enter');
    await untilAt(page, '/');
    expect((await browser.cookies()).map((cookie) => cookie.name)).not.toContain('Bearer');

    await browser.setCookie({ name: 'Bearer', value: bearer?.value ?? '', domain: 'localhost', path: '/' });
    await page.goto(`${baseURL}/profiles`);
    await untilAt(page, '/login-register');
    expect(page.url()).toMatch(/\/login-register\?returnUrl=%2Fprofiles/);
  });
});
