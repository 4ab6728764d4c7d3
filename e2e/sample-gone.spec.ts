import { expect, test } from './fixtures';
import { signInAdmin } from './support/account';

/** Of the sample, its provider and its claims. */
const madeUp =
  /£|Fernhollow|Sample Street|01632|hello@example|day and night|No joining fee|DBS check, renewed|not a sales line/i;

const pages = ['/', '/home', '/about', '/contact', '/form', '/faq', '/listing', '/blog', '/what-it-costs', '/applynow'];
const samples = ['/pricing', '/team', '/testimonials', '/shop', '/products-details', '/cart', '/checkout'];

test.describe('once the sample is gone', () => {
  test.use({ expected: { errors: [/status of 404/] } });

  test('no price, address or claim that was made up is public', async ({ startProduct, request }) => {
    const product = await startProduct();
    const said = async (path: string) => {
      const answer = await request.get(`${product.siteUrl}${path}`);
      return { status: answer.status(), text: await answer.text() };
    };
    for (const path of ['/home', '/pricing']) expect((await said(path)).status).toBe(200);
    await signInAdmin(request, product);
    const removed = await request.post(`${product.siteUrl}/api/admin/setup`, {
      multipart: { action: 'removeSample', sure: '1' },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(removed.status()).toBe(303);
    await expect.poll(async () => (await said('/home')).text).not.toContain('Fernhollow');
    for (const path of pages) {
      const { status, text } = await said(path);
      const found = madeUp.exec(text.replace(/<script[\s\S]*?<\/script>/g, ''))?.[0] ?? '';
      expect([path, status, found]).toEqual([path, 200, '']);
    }
    for (const path of samples) expect([path, (await said(path)).status]).toEqual([path, 404]);
  });
});
