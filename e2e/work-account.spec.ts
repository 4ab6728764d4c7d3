import { startIdentityProvider } from '@/testing/start-identity-provider';
import { freePort } from '../testing/free-port.mjs';
import { expect, test } from './fixtures';

test('a colleague comes by the work account, without script too, and does what their group does', async ({
  page,
  noScriptPage,
  startProduct,
  axe,
}) => {
  const port = String(await freePort());
  const siteUrl = `http://localhost:${port}`;
  const provider = await startIdentityProvider(`${siteUrl}/api/sign-in/work/done`);
  const env = {
    ...{ PORT: port, SITE_URL: siteUrl, OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'care' },
    OIDC_CLIENT_SECRET: 'a secret of this client and of nobody else',
    ...{ OIDC_DOMAINS: 'care.example', OIDC_GROUPS: 'Writers=editor' },
  };
  await startProduct({ env });
  await provider.know({ sub: 'ada', email: 'ada@care.example', groups: ['Writers'] });
  await provider.know({ sub: 'ben', email: 'ben@care.example', groups: ['Drivers'] });

  for (const somebody of [page, noScriptPage]) {
    await somebody.goto(`${siteUrl}/login-register?returnUrl=/adminPanel/faqs`);
    if (somebody === page) await axe(page);
    await somebody.getByRole('link', { name: 'Log in with your work account' }).click();
    await somebody.getByLabel('Name').fill('ada');
    await somebody.getByRole('button', { name: 'Go on' }).click();
    await expect(somebody).toHaveURL(`${siteUrl}/adminPanel/faqs`);
    await expect(somebody.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  }

  await page.context().clearCookies();
  await page.goto(`${siteUrl}/ar/login-register`);
  await page.locator('a[href^="/api/sign-in/work"]').click();
  await page.getByLabel('Name').fill('ben');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/ar\/login-register\?problem=1#problem$/);
  await expect(page.getByRole('alert').filter({ hasText: 'لا يتيح حساب العمل' })).toBeVisible();
  await provider.stop();
});
