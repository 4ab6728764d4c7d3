import type { APIRequestContext, Page } from '@playwright/test';
import { backOfficeLocale } from '@/lib/i18n/languages';
import { expect, test } from './fixtures';
import { newPerson, register, signIn, signInAdmin } from './support/account';
import { daysFromNow } from './support/days';
import { languages } from './support/views';

/** A word of so many letters without a space, as nobody writes and somebody pastes. */
const word = (letters: number, letter = 'W') => letter.repeat(letters);
const longest = word(300);

type Sent = (method: 'post' | 'put', path: string, data: object) => Promise<Record<string, unknown>>;

function senderOf(request: APIRequestContext, siteUrl: string): Sent {
  return async (method, path, data) => {
    const answer = await request[method](`${siteUrl}/api/care/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** One of each kind of thing, all its words as long as they may be; answers their numbers. */
async function fill(send: Sent) {
  const listing = await send('post', 'TypeDetail', {
    typeTitle: word(200),
    description: `<p>${longest}</p><h2>${longest}</h2>`,
    city: word(120),
    phone: word(60),
    location: word(120),
    address: longest,
    website: `https://${word(200, 'w')}.example/`,
    extra5: word(200),
    postcode: word(12),
    price: word(120),
    listingFeatures: longest,
    headFeatures: longest,
    fees: [],
  });
  const post = await send('post', 'Post', {
    title: word(200),
    description: `<p>${longest}</p><blockquote>${longest}</blockquote><pre>${longest}</pre>`,
    author: word(120),
    tags: word(300),
    summary: longest,
    status: 'Published',
  });
  const category = await send('post', 'Category', { categoryName: word(160) });
  await send('post', 'Faq', { faqQuestions: longest, faqAnswer: `${longest}\n\n${longest}` });
  const page = await send('post', 'MenuPageContent', {
    contentFileName: word(200),
    contentType: `<p>${longest}</p><table><tr><td>${longest}</td><td>${longest}</td></tr></table>`,
  });
  const filter = await send('post', 'admin/filters', { filterHeaderName: word(80), filterValue: word(160) });
  return {
    listing: listing.typeId,
    post: post.id,
    category: category.categoryId,
    page: page.menuId,
    filter: filter.searchId,
  };
}

/** What stands out at the side of a page, with what does; nothing where nothing does. */
async function wideOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over <= 0) return [];
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 0 && (right > window.innerWidth + 1 || left < -1) && !one.closest('.sr-only');
    });
    return [`${over}px`, ...wide.slice(0, 4).map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`)];
  });
}

test('a word of 300 letters makes no page wider, for visitors and for staff @sweep', async ({ page, startProduct }) => {
  test.setTimeout(600_000);
  const { siteUrl, admin } = await startProduct();
  const { request } = page;
  const asked = { yourName: word(120), email: `${word(60, 'w')}@example.org`, dateTime: `${daysFromNow(7)} morning` };
  const callBack = { ...asked, phoneNo: '01632 960123', yourMessage: longest };
  const visitor = await request.post(`${siteUrl}/api/care/Requestcallback`, { data: callBack });
  expect(visitor.status()).toBe(201);
  const complaint = { kind: 'care', forWhom: 'other', name: word(120), person: word(200), message: longest };
  const complained = await request.post(`${siteUrl}/api/complaint`, {
    data: { ...complaint, email: 'ann@example.org' },
  });
  expect(complained.status()).toBe(201);

  await signInAdmin(request, { siteUrl, admin });
  const ids = await fill(senderOf(request, siteUrl));
  const reader = { ...newPerson(), name: word(40) };
  await register(request, reader, siteUrl);
  await signIn(request, reader, siteUrl);
  const comment = await senderOf(request, siteUrl)('post', 'Comment', { postId: ids.post, content: longest });
  await signInAdmin(request, { siteUrl, admin });

  const visitors = [
    ...[`/listing-details/${ids.listing}`, '/listing', `/listing?q=${word(60)}`, '/what-it-costs', '/'],
    ...['/blog', `/blog-details/${ids.post}`, `/blog?q=${longest.slice(0, 100)}`, '/faq', `/pagecontent/${ids.page}`],
    ...['/form', '/contact', `/blog-details-user-view/${ids.post}`, `/${word(100)}`, '/login-register'],
  ];
  const staff = [
    ...['', '/listings?status=all', `/listings/${ids.listing}`, `/listings/${ids.listing}/preview`],
    ...[`/listings/${ids.listing}/history`, '/posts', `/posts/${ids.post}`, `/posts/${ids.post}/history`],
    ...['/pages', '/menus', '/comments?status=all', '/faqs', '/categories', `/categories/${ids.category}`],
    ...['/filters', `/filters/${ids.filter}`, '/call-backs?status=all', '/call-backs/1', '/call-backs/report'],
    ...['/complaints?status=all', '/complaints/1', '/users', '/search?q=W', '/mails?status=all', '/audit', '/setup'],
    ...[`/faqs?q=${longest.slice(0, 100)}`],
  ].map((path) => `/adminPanel${path}`);

  const found: string[] = [];
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { locale, prefix } of languages) {
    // The office is written in two languages; the others lengthen its head alone.
    const office = locale === backOfficeLocale(locale) ? staff : staff.slice(0, 1);
    for (const path of [...visitors, ...office]) {
      await page.goto(`${siteUrl}${prefix}${path === '/' && prefix ? '' : path}`);
      const wide = await wideOf(page);
      if (wide.length > 0) found.push(`${prefix}${path}: ${wide.join(' | ')}`);
    }
  }
  expect(found).toEqual([]);
  expect(comment).toMatchObject({ postId: ids.post });
});
