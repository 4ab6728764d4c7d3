import { type MailServer, startMailServer } from '@/care-api/testing/start-mail-server';
import { expect, test } from './fixtures';

const box = (page: import('@playwright/test').Page) => page.getByRole('contentinfo').getByLabel('Your Email*');
const subscribe = { name: 'SUBSCRIBE now' };

test.describe('the newsletter', () => {
  test.use({ expected: { errors: [/status of 422/] } });

  test('takes an address at the foot of any page, and says what is missing @sweep', async ({ page, axe }) => {
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', subscribe).click();
    await expect(footer.getByRole('status')).toHaveText('Please enter your email');
    await expect(box(page)).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await axe(page);
    await box(page).fill('edith@example.org');
    await box(page).press('Enter');
    await expect(footer.getByRole('status')).toContainText('open the link in the email');
    await expect(box(page)).toHaveValue('');
  });

  test('without script keeps what was typed, then thanks @sweep', async ({ noScriptPage: page, baseURL }) => {
    await page.goto(`${baseURL}/ar/faq`);
    await page.getByRole('contentinfo').getByLabel('بريدكم الإلكتروني*').fill('no address');
    await page.getByRole('contentinfo').getByRole('button', { name: 'اشتركوا الآن' }).click();
    await expect(page).toHaveURL(/\/ar\/newsletter\/problem#problem$/);
    await expect(page).toHaveTitle(/^خطأ/);
    const main = page.getByRole('main');
    await expect(main.getByLabel('بريدكم الإلكتروني*')).toHaveValue('no address');
    await expect(main.getByText('يُرجى إدخال بريد إلكتروني صحيح')).toBeVisible();
    await main.getByLabel('بريدكم الإلكتروني*').fill('ali@example.org');
    await main.getByRole('button', { name: 'اشتركوا الآن' }).click();
    await expect(page).toHaveURL(/\/ar\/newsletter\/sent$/);
  });
});

test('a mailed link confirms by its button alone, and another one takes the address away @dates', async ({
  browser,
  startProduct,
}) => {
  const server: MailServer = await startMailServer();
  try {
    const { siteUrl } = await startProduct({ env: { SMTP_URL: server.url } });
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${siteUrl}/faq`);
    await box(page).fill('edith@example.org');
    await page.getByRole('button', subscribe).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Please check your email' })).toBeVisible();
    await server.waitFor(1);
    const text = server.received[0]?.email.text ?? '';
    const link = (name: string) => new RegExp(`/newsletter/${name}\\?Key=[\\w-]{43}`).exec(text)?.[0] ?? '';

    await page.goto(siteUrl + link('confirm'));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();

    await page.goto(siteUrl + link('unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You have left the newsletter' })).toBeVisible();

    await page.goto(siteUrl + link('confirm'));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer good' })).toBeVisible();
    await page.close();
  } finally {
    await server.close();
  }
});

test('an API without a newsletter has no box, and is honest about it @sweep', async ({
  startProduct,
  page,
  request,
}) => {
  const { siteUrl } = await startProduct({ bare: true });
  await page.goto(`${siteUrl}/faq`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await page.goto(`${siteUrl}/coming-soon`);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify Me' })).toHaveCount(0);
  const answer = await request.post(`${siteUrl}/api/newsletter`, { data: { email: 'edith@example.org' } });
  expect(answer.status()).toBe(501);
});

test('other sites cannot send addresses for their visitors @sweep', async ({ request }) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const path of ['/api/newsletter', '/api/newsletter/confirm', '/api/newsletter/unsubscribe']) {
    expect((await request.post(path, { headers, form: { email: 'edith@example.org', token: 'x' } })).status()).toBe(
      403,
    );
  }
});
