import { XMLParser } from 'fast-xml-parser';
import { expect, test } from './fixtures';
import { prefixes } from './support/views';

type PostRow = { id: number; title: string };

test.describe('the blog @both', () => {
  test('a reader types, opens what was found and comes back to the same list', async ({
    page,
    request,
    careApiUrl,
  }) => {
    const posts: PostRow[] = await (await request.get(`${careApiUrl}/api/Post`)).json();
    const wanted = posts.at(-1);
    await page.goto('/blog');
    await expect(page.getByText(/^\d+ articles found$/)).toBeVisible();

    await page.getByLabel('What Are Searching*').fill((wanted?.title ?? '').toUpperCase());
    await expect(page).toHaveURL(/\?q=/);
    const link = page.locator('#results').getByRole('link', { name: wanted?.title }).first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: wanted?.title })).toBeFocused();
    await expect(page.getByRole('heading', { name: /^Comments\(\d+\)$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login to Comment!' })).toBeVisible();

    await page.goBack();
    await expect(page.getByLabel('What Are Searching*')).toHaveValue((wanted?.title ?? '').toUpperCase());
    await expect(link).toBeVisible();

    await page.getByLabel('What Are Searching*').fill('zzyzx');
    await expect(page.getByRole('heading', { name: 'No Blog Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('a category is a page of its own, from the list and from beside a post @sweep', async ({ page }) => {
    await page.goto('/blog');
    const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1);
    const name = (await category.innerText()).replace(/\s*\(\d+\)$/, '');
    await category.click();
    await expect(page.getByRole('heading', { level: 1, name: `Insights: ${name}` })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?category=\d+$/);

    await page.locator('#results').getByRole('link').first().click();
    await page.getByRole('region', { name: 'Categories' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\?category=\d+$/);
  });

  test('everything works without JavaScript', async ({ noScriptPage: page, baseURL }) => {
    await page.goto(`${baseURL}/blog`);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    const title = await page.locator('#results h2').first().innerText();
    await page.getByLabel('What Are Searching*').fill(title);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.locator('#results').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByLabel('What Are Searching*').fill('zzyzx');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No Blog Found' })).toBeVisible();
  });

  test('unknown posts, pages and categories are not found; the older addresses still lead somewhere @sweep', async ({
    page,
    request,
    careApiUrl,
  }) => {
    const missing = ['/blog?page=999', '/blog?page=-1', '/blog?category=abc', '/blog?category=99999'];
    for (const path of [...missing, '/blog-details-user-view/999999', '/blog-details-user-view/x', '/blog-details/0'])
      expect((await request.get(path)).status(), path).toBe(404);

    const posts: PostRow[] = await (await request.get(`${careApiUrl}/api/Post`)).json();
    expect((await request.get(`/blog-details-user-view/${posts[0]?.id}?comments=999`)).status()).toBe(404);
    await page.goto(`/blog-details/${posts[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: posts[0]?.title })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/blog-details-user-view/${posts[0]?.id}$`),
    );
    await page.goto('/blog-details');
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('search engines and feed readers find every post @sweep', async ({ page, request, careApiUrl }) => {
    const posts: PostRow[] = await (await request.get(`${careApiUrl}/api/Post`)).json();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const { id } of posts) expect(sitemap).toContain(`/blog-details-user-view/${id}</loc>`);

    await page.goto('/blog');
    const parser = new XMLParser({ ignoreAttributes: false });
    for (const [type, count] of [
      ['application/rss+xml', (text: string) => parser.parse(text).rss.channel.item.length],
      ['application/atom+xml', (text: string) => parser.parse(text).feed.entry.length],
      ['application/feed+json', (text: string) => JSON.parse(text).items.length],
    ] as const) {
      const href = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href');
      const answer = await request.get(new URL(href ?? '', page.url()).pathname);
      expect(answer.headers()['content-type'], type).toContain(type);
      expect(count(await answer.text()), type).toBe(Math.min(20, posts.length));
    }

    await page.goto('/pl/blog');
    const polish = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
    const answer = await request.get(new URL(polish ?? '', page.url()).pathname);
    expect(answer.headers()['content-language']).toBe('pl');
    const { channel } = parser.parse(await answer.text()).rss;
    expect(channel.language).toBe('pl');
    expect(channel.item[0].link).toMatch(/\/pl\/blog-details-user-view\/\d+$/);

    await page.goto(`/blog-details-user-view/${posts[0]?.id}`);
    const text = await page.locator('script[type="application/ld+json"]').last().textContent();
    const graph: { '@type': string; headline?: string }[] = JSON.parse(text ?? '{}')['@graph'];
    expect(graph.find((thing) => thing['@type'] === 'BlogPosting')?.headline).toBe(posts[0]?.title);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  });

  test('has no accessibility violations @sweep', async ({ page, request, careApiUrl, axe }) => {
    const posts: PostRow[] = await (await request.get(`${careApiUrl}/api/Post`)).json();
    const reader = `/blog-details-user-view/${posts[0]?.id}`;
    for (const path of [...prefixes.flatMap((prefix) => [`${prefix}/blog`, prefix + reader]), '/blog?q=zzyzx']) {
      await page.goto(path);
      await axe(page);
    }
  });
});
