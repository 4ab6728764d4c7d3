import { readFile } from 'node:fs/promises';
import { localePath, locales } from '@/lib/i18n/languages';
import { expect, test } from './fixtures';
import { newPerson, register, signIn } from './support/account';
import { countOf, requestCallBack, visitor } from './support/steps';

test.describe('without JavaScript @both', () => {
  test('a visitor searches, filters, turns a page, reads a listing and asks for a call back @bare', async ({
    noScriptPage: page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/home`);
    await page.getByLabel('What help is needed?').fill('care');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(page).toHaveURL(/\/listing\?q=care&near=$/);
    const found = await countOf(page);
    expect(found).toBeGreaterThan(12);

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);

    await page.getByRole('group', { name: 'Kind of service' }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/kind=live-in-care/);
    expect(await countOf(page)).toBeLessThan(found);
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();

    const first = page.locator('#results article').first();
    const title = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.goto(`${baseURL}/form`);
    await requestCallBack(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
  });

  test('a refused form comes back with the words kept and the reasons beside them @bare', async ({
    noScriptPage: page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/form`);
    await page.getByLabel('Your message').fill(visitor.message);
    await page
      .getByRole('textbox', { name: /^Email/ })
      .first()
      .fill('no address');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Your Name is required.',
      'Please give a number, or choose to be answered by email.',
      'Please provide valid email',
    ]);
    await expect(page.getByLabel('Your message')).toHaveValue(visitor.message);
    await expect(page.getByRole('textbox', { name: /^Email/ }).first()).toHaveValue('no address');
  });

  test('a refused form says everything in the language of its page @sweep', async ({ noScriptPage: page, baseURL }) => {
    // More than the fields let anybody type, as another program or an old page may send it.
    const form = { locale: 'ar', yourName: 'x'.repeat(130), email: 'a@example.org', yourMessage: 'a\u0007b' };
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
    await page.request.post(`${baseURL}/api/call-back`, { form, headers, maxRedirects: 0 });
    await page.goto(`${baseURL}/ar/form`);
    const reasons = page.getByRole('alert').getByRole('link');
    await expect(reasons).toHaveCount(2);
    for (const reason of await reasons.allInnerTexts()) expect(reason).not.toMatch(/[a-z]{2}/i);
    await expect(page.locator('input[name=yourName]')).toHaveValue(form.yourName);
  });

  test('on a phone a refused form shows at once what is wrong @sweep', async ({ noScriptPage: page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const me = newPerson();
    const expectInSight = async () => {
      await expect(page).toHaveURL(/#problem$/);
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    };
    await page.goto(`${baseURL}/form`);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expectInSight();
    for (const [path, button] of [
      ['/ar/login-register/register', 'إنشاء حساب'],
      ['/login-register', 'Login'],
    ] as const) {
      await page.goto(`${baseURL}${path}`);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await expectInSight();
    }
    await register(page.request, me, baseURL);
    await signIn(page.request, me, baseURL);
    await page.goto(`${baseURL}/blog-details-user-view/1/write`);
    await page.getByRole('button', { name: 'Post A Comment' }).click();
    await expectInSight();
  });

  test('a page that does not exist says so in full @sweep', async ({ noScriptPage: page, baseURL }) => {
    for (const path of ['/nothing-here', '/listing-details/999999', '/listing?page=-1']) {
      const response = await page.goto(baseURL + path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: '404 Oops! Page Not Found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return To Home Page' })).toHaveAttribute('href', '/listing');
    }
    await page.goto(`${baseURL}/ar/nothing-here`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('a complaint of more than 64 kB comes back without JavaScript with all it can keep, in every language @sweep', async ({
  noScriptPage: page,
  baseURL,
}) => {
  const message = Array.from({ length: 16_000 }, (_, at) => `<b>${at}</b>`).join(' ');
  const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  for (const locale of locales) {
    const words = JSON.parse(await readFile(`messages/${locale}.json`, 'utf8')).Faults;
    const form = { locale, kind: 'care', message, name: `Edith ${locale}`, email: 'edith@example.org' };
    const back = await page.request.post(`${baseURL}/api/complaint`, { form, headers, maxRedirects: 0 });
    expect([back.status(), back.headers().location]).toEqual([303, `${localePath(locale, '/complaints')}#problem`]);
    await page.goto(`${baseURL}${localePath(locale, '/complaints')}`);
    await expect(page.getByRole('alert')).toContainText(words.messageTooLong);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([words.notKept]);
    await expect(page.locator('input[name=name]')).toHaveValue(form.name);
    await expect(page.locator('textarea[name=message]')).toHaveValue('');
  }
});
