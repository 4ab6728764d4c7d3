import { createHash } from 'node:crypto';
import { expect, test } from './fixtures';
import { visitor } from './support/steps';
import { prefixes } from './support/views';

/** The page of the request; with an API that has none, what the specification says. */
const afterThanks = /\/(listing|form\/sent|form\/status\/[\w-]{43}\?done=sent)$/;

test.describe('the contact page @both', () => {
  test('sends a message as a call-back request and thanks @bare', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Your name').fill(visitor.name);
    await form.getByLabel('Email').fill(visitor.email);
    await form.getByLabel('Subject (optional)').fill('Nights');
    await form.getByLabel('Your message').fill(visitor.message);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
    await expect(page).toHaveURL(afterThanks);
  });

  test('comes back without script with every word kept @sweep', async ({ noScriptPage: page, baseURL }) => {
    await page.goto(`${baseURL}/contact`);
    await page.getByLabel('Subject (optional)').fill('Nights & days');
    await page.getByLabel('Your message').fill(visitor.message);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact#problem$/);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel('Subject (optional)')).toHaveValue('Nights & days');
    await expect(page.getByLabel('Your message')).toHaveValue(visitor.message);
    await page.getByLabel('Your name').fill(visitor.name);
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(visitor.email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(afterThanks);
  });
});

test('applying starts at the open jobs, each with its own way on @both', async ({ page }) => {
  await page.goto('/applynow');
  const links = page.getByRole('main').getByRole('link', { name: /^Apply Now/ });
  expect(await links.count()).toBeGreaterThan(3);
  const names = await links.allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/applynow2\/\d+$/);
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await expect(page).toHaveURL(/\/listing\?kind=jobs$/);
});

test('about names those it is there for, without figures @sweep', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Students', 'Families', 'Business People', 'Individuals']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('pricing has the three packages, and each leads to the contact page @sweep', async ({ page }) => {
  await page.goto('/pricing');
  const packages = ['Basic Package', 'Extended Package', 'Professional Package'];
  for (const [index, price] of ['$60', '$105', '$134'].entries()) {
    const item = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText(price, { exact: true }) });
    await expect(item.getByRole('heading', { name: packages[index] })).toBeVisible();
    await expect(item.getByRole('link', { name: /^Choose Professional/ })).toHaveAttribute('href', '/contact');
  }
});

const samples = ['/pricing', '/team', '/testimonials', '/coming-soon', '/shop', '/cart', '/checkout', '/category'];

test('sample pages say what they are and stay out of search engines and navigation @both', async ({ page }) => {
  for (const path of [...samples, '/products-details']) {
    await page.goto(path);
    await expect(page.getByText('Sample content', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
  // On a page of its own: the language switcher links to the page it stands on.
  await page.goto('/home');
  for (const path of samples) await expect(page.locator(`a[href="${path}"]`), path).toHaveCount(0);
});

test('the countdown counts, stops when asked, and the quantity starts at one @sweep', async ({ page }) => {
  await page.goto('/coming-soon');
  const timer = page.getByRole('timer');
  const before = await timer.innerText();
  await expect.poll(() => timer.innerText()).not.toBe(before);
  await page.getByRole('button', { name: 'Pause the countdown' }).click();
  const stopped = await timer.innerText();
  await page.waitForTimeout(1_500);
  expect(await timer.innerText()).toBe(stopped);

  await page.goto('/products-details');
  await expect(page.getByLabel('Quantity')).toHaveAttribute('min', '1');
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
});

test('the error page answers 404 under its own address @sweep', async ({ noScriptPage: page, baseURL }) => {
  for (const path of prefixes.map((prefix) => `${prefix}/error`)) {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  }
});

test('the policies stand in Slovak too, marked as such @sweep', async ({ page }) => {
  for (const path of [...prefixes.map((prefix) => `${prefix}/cookie-policy`), '/privacy-policy']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Slovensky' }).click();
    await expect(page.locator('section[lang=sk] h2')).toBeInViewport();
  }
  await expect(page.locator('section[lang=sk]')).toContainText('10 rokov');
});

test('a page is sent finished: chunks after the paint, every script allowed by hash', async ({ request }) => {
  for (const path of ['/home', '/listing?q=care', '/login-register', '/nothing-here']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const html = await answer.text();
    expect(answer.headers()['content-encoding'], path).toBe('br');
    expect(html, path).toMatch(/<script data-chunks="\/_next\/static\/chunks\/[^"]+">/);
    expect(html, path).not.toMatch(
      /<(?:script|link)(?![^>]*noModule)[^>]+(?:src|href)="\/_next\/static\/chunks\/[^"]+\.js"/,
    );
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe-inline/);
    const inline = [...html.matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]+?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(inline.length, path).toBeGreaterThan(2);
    for (const script of inline) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy, script.slice(0, 80)).toContain(`'sha256-${hash}'`);
    }
  }
});

test('a page is made once, and answered again by what it shows', async ({ request }) => {
  for (const path of ['/faq', '/listing?kind=home-care', '/ar/about']) {
    // Others change what it shows meanwhile.
    await expect
      .poll(async () => (await request.get(path)).headers()['cache-status'], { message: path })
      .toBe('site; hit');
  }
});

test('every page prints under the letterhead of the provider, with its own address @sweep', async ({ page }) => {
  await page.goto('/faq');
  const sheet = page.getByText(/^Printed on \d+ \w+ \d{4}$/);
  await expect(sheet).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
  // The browser says so before it prints, and takes what stands there then.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByText(/^https?:\S+\/complaints$/)).toBeVisible();
  await expect(page.getByText('01632 960 140').filter({ visible: true }).first()).toBeVisible();
});
