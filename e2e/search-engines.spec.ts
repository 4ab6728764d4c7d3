import { languageOf } from '@/lib/i18n/languages';
import { expect, test } from './fixtures';
import { listRoutes } from './support/routes';
import { addressesOf, translated, withPrefix } from './support/views';

/** Their content comes in English alone: their pages in other languages point to the English one. */
const untranslated = ['/listing-details/41'];

/** Both home pages go by one address. */
const addressOf = (path: string) => (path === '/home' ? '/' : path);

test('each public page has its own title, description, canonical and languages', async ({ page }) => {
  const seen = new Set<string>();
  const entries = (await (await page.request.get('/sitemap.xml')).text()).split('<url>');
  for (const path of ['/', '/home', '/listing', '/listing-details/41', '/form', '/faq']) {
    // Kept elsewhere for its minute, and never shown beyond it.
    expect((await page.goto(path))?.headers()['cache-control'], path).not.toContain('stale');
    const title = await page.title();
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(155);
    expect(seen.has(title), title).toBe(false);
    seen.add(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${addressOf(path) === '/' ? '/?' : path}$`),
    );
    for (const { prefix, locale } of translated) {
      const other = page.locator(`link[rel=alternate][hreflang=${languageOf(locale).tag}]`);
      if (untranslated.includes(path)) await expect(other).toHaveCount(0);
      else
        await expect(other).toHaveAttribute(
          'href',
          new RegExp(`^https?://[^/]+${withPrefix(prefix, addressOf(path))}$`),
        );
    }
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    if (addressOf(path) === '/') continue;
    const inSitemap = entries.find((entry) => entry.includes(`${path}</loc>`)) ?? '';
    const named = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')}" href="${link.getAttribute('href')}`),
      );
    expect(named, path).toEqual([...inSitemap.matchAll(/hreflang="([^"]+" href="[^"]+)"/g)].map(([, one]) => one));
  }
  for (const { prefix } of translated) {
    await page.goto(`${prefix}/listing-details/41`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /^https?:\/\/[^/]+\/listing-details\/41$/,
    );
    await page.goto(`${prefix}/faq`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`[^/]${prefix}/faq$`));
  }
});

test('each icon a page names is there, and the one that browsers ask for of their own accord @sweep', async ({
  request,
}) => {
  const html = await (await request.get('/faq')).text();
  const named = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(([, href]) => href ?? '');
  expect(named.length).toBeGreaterThan(1);
  for (const path of ['/favicon.ico', ...named]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/^image\//);
  }
});

test('one kind or one city is a landing page; every other selection points to its part of the directory', async ({
  page,
}) => {
  await page.goto('/listing');
  await page.getByRole('group', { name: 'Kind of service' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/kind=[a-z-]+$/);
  await page.reload();
  const path = new URL(page.url()).search;
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  expect(name).not.toBe('Find care');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/listing\\${path}$`));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  await page.goto(`/listing${path}&q=care&sort=az`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/listing$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await page.goto('/listing?city=Cheap+pills+at+x.example');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/listing$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  for (const [door, title] of Object.entries({ jobs: 'Carer jobs', local: 'Local services' })) {
    await page.goto(`/listing?kind=${door}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/listing\\?kind=${door}$`));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goto(`/listing?kind=${door}&q=care`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/listing\\?kind=${door}$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('structured data says what the page shows: a service, an open job, and nothing of a closed one @sweep @dates', async ({
  page,
  careApiUrl,
  request,
}) => {
  type Card = { typeId: number; openClose: string; job: object | null };
  const cards: Card[] = await (await request.get(`${careApiUrl}/api/TypeDetail/typecardlist`)).json();
  const graphOf = async (id: number | undefined) => {
    await page.goto(`/listing-details/${id}`);
    const text = await page.locator('script[type="application/ld+json"]').last().textContent();
    const graph: { '@type': string; [key: string]: unknown }[] = JSON.parse(text ?? '{}')['@graph'];
    return new Map(graph.map((thing) => [thing['@type'], thing]));
  };
  expect([...(await graphOf(41)).keys()]).toEqual(['LocalBusiness', 'WebSite', 'BreadcrumbList', 'Service']);

  const open = await graphOf(cards.find((card) => card.job && card.openClose === 'Open')?.typeId);
  const job = open.get('JobPosting');
  for (const field of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'baseSalary']) {
    expect(job, field).toHaveProperty(field);
  }
  const closed = cards.find((card) => card.job && card.openClose === 'Closed');
  expect((await graphOf(closed?.typeId)).has('JobPosting')).toBe(false);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
});

test('the sitemap lists pages that answer, and robots.txt names it @sweep', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(paths).toContain('/listing-details/41');
  for (const path of paths.filter((_, index) => index % 7 === 0))
    expect((await request.get(path || '/')).status(), path).toBe(200);
});

test('each page has a picture of its own for those who share it @sweep', async ({ request, careApiUrl }) => {
  const categories: { categoryId: number }[] = await (await request.get(`${careApiUrl}/api/Category`)).json();
  const landings = [`/listing?category=${categories[0]?.categoryId}`, '/listing?city=Leeds', '/listing?kind=home-care'];
  const indexed = (await listRoutes(request, careApiUrl)).filter(({ indexed }) => indexed);
  // `/` and `/home` are one page.
  const routes = indexed.map(({ path }) => path).filter((path) => path !== '/home');
  const seen = new Set<string>();
  for (const address of addressesOf([...routes, ...landings])) {
    const html = await (await request.get(address)).text();
    const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    const image = new URL((meta('og:image') ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
    expect(meta('og:image:width'), address).toBe('1200');
    expect(meta('og:image:height'), address).toBe('630');
    expect(meta('og:image:type'), address).toBe('image/png');
    // Two signs of Han are a word.
    expect(meta('og:image:alt')?.length, address).toBeGreaterThan(1);
    expect(meta('twitter:card'), address).toBe('summary_large_image');
    expect(meta('twitter:image'), address).toBe(meta('og:image'));
    // Our fonts draw no Han and no Kana: those pages share the English picture.
    if (!/^\/(zh|ja)(\/|$)/.test(address)) expect(seen.has(image.href), address).toBe(false);
    seen.add(image.href);

    const answer = await request.get(image.pathname);
    expect(answer.status(), image.pathname).toBe(200);
    expect(answer.headers()['content-type'], image.pathname).toBe('image/png');
    expect(answer.headers()['cache-control'], image.pathname).toMatch(/^public, max-age=86400/);
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image.pathname).toEqual([1200, 630]);
    expect(bytes.length, image.pathname).toBeLessThan(300_000);
  }
  for (const path of ['/og/en/listing-details/999999', '/og/en/nothing', '/og/xx/about', '/og/en/listing/city/Nowhere'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('every page with a way to it says so in its structured data @sweep', async ({ request, careApiUrl }) => {
  const routes = (await listRoutes(request, careApiUrl)).filter(({ indexed }) => indexed);
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    if (html.includes('aria-label="You are here"')) expect(html, path).toContain('"BreadcrumbList"');
  }
});
