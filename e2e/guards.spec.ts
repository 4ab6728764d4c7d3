import { isSweep } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { register, signIn } from './support/account';
import { addressesOf, prefixes } from './support/views';

const guarded = ['/profiles', '/usersdashboard', '/blog-user', '/newBlog', '/adminPanel', '/my-data', '/account'];

test.describe('guarded pages @both', () => {
  test('a guest is led to the login, in the language of the page, and back @bare', async ({ request }) => {
    for (const path of guarded) {
      for (const prefix of prefixes) {
        const answer = await request.get(`${prefix}${path}?x=1`, { maxRedirects: 0 });
        expect(answer.status(), path).toBe(307);
        const location = new URL(answer.headers().location ?? '', 'http://localhost');
        expect(location.pathname).toBe(`${prefix}/login-register`);
        expect(location.searchParams.get('returnUrl')).toBe(`${prefix}${path}?x=1`);
      }
    }
  });

  test('whoever comes to apply is led to the page that begins it, and known ones to the login', async ({ request }) => {
    for (const prefix of prefixes) {
      const led = async (cookie: string) => {
        const answer = await request.get(`${prefix}/applynow2/41?x=1`, { maxRedirects: 0, headers: { cookie } });
        const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost');
        return pathname + search;
      };
      expect(await led('')).toBe(`${prefix}/start/41`);
      const login = `${prefix}/login-register?returnUrl=${encodeURIComponent(`${prefix}/applynow2/41?x=1`)}`;
      expect(await led('Bearer=made.up')).toBe(login);
      expect(await led('remembered-email=edith%40example.org')).toBe(login);
    }
  });

  test('a made-up cookie opens nothing, and goes', async ({ request }) => {
    for (const path of guarded) {
      const answer = await request.get(path, { maxRedirects: 0, headers: { cookie: 'Bearer=made.up' } });
      expect(answer.status(), path).toBe(307);
      expect(answer.headers()['set-cookie']).toMatch(/Bearer=;/);
    }
  });

  test('whoever is signed in sees their pages, is not an admin, and has no use for the login', async ({
    page,
    axe,
  }) => {
    await signIn(page.request, await register(page.request));
    for (const address of addressesOf([...guarded.filter((one) => one !== '/adminPanel'), '/applynow2/41'])) {
      expect((await page.goto(address))?.status(), address).toBe(200);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      if (isSweep) await axe(page);
    }
    for (const path of ['/adminPanel', '/login-register', '/login-register/register']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/usersdashboard$/);
    }
    for (const prefix of prefixes) {
      await page.goto(prefix || '/');
      await expect(page).toHaveURL(`${prefix}/usersdashboard`);
    }
  });

  test('the pages of the login are there, and search engines are told to leave them @sweep', async ({ page, axe }) => {
    const tabs = ['/login-register', '/login-register/register', '/login-register/forgot', '/reset_password?Key=x'];
    for (const address of addressesOf(tabs)) {
      expect((await page.goto(address))?.status(), address).toBe(200);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await axe(page);
    }
    expect((await page.goto('/login-register/nothing'))?.status()).toBe(404);
  });
});
