import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';
import { LinkChecker } from 'linkinator';
import { firstOf, isSweep } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { listRoutes, missing } from './support/routes';
import { faultsOfStructuredData } from './support/structured-data';
import { prefixes, unsampled, withPrefix } from './support/views';
import { scriptOf } from './support/weight';

const agents = {
  browser: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

/** The standard, but for what React writes and browsers read alike: `charSet`, ids such as `_R_1_`. */
const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'attr-case': 'off', 'valid-id': 'off', 'attribute-boolean-style': 'off', 'no-raw-characters': 'off' },
});

const count = (html: string, tag: RegExp) => html.match(tag)?.length ?? 0;
const contentOf = (html: string, tag: RegExp) => tag.exec(html)?.[1] ?? '';

/** In Latin letters: one of Chinese or Japanese takes the room of two, and says as much. */
const widthOf = (text: string) => text.length + (text.match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0);

for (const [name, agent] of firstOf(Object.entries(agents), 1)) {
  test(`every screen answers a ${name} whole: one h1, title, description, canonical`, async ({
    request,
    careApiUrl,
  }) => {
    const titles = new Map<string, string>();
    for (const { path, indexed, untranslated } of await listRoutes(request, careApiUrl)) {
      for (const prefix of prefixes) {
        const address = withPrefix(prefix, path);
        const response = await request.get(address, { headers: { 'user-agent': agent } });
        expect(response.status(), address).toBe(200);
        const html = await response.text();
        expect(count(html, /<h1[\s>]/g), `h1 of ${address}`).toBe(1);
        const title = contentOf(html, /<title>([^<]*)<\/title>/);
        expect(title.length, `title of ${address}`).toBeGreaterThan(0);
        expect(/<meta name="robots" content="noindex/.test(html), `noindex of ${address}`).toBe(!indexed);
        if (!indexed) continue;
        expect(title.length, `title of ${address}`).toBeLessThanOrEqual(70);
        expect(count(html, /<meta name="description"/g), `description of ${address}`).toBe(1);
        const description = contentOf(html, /<meta name="description" content="([^"]*)"/);
        expect(widthOf(description), `description of ${address}`).toBeGreaterThanOrEqual(40);
        const canonical = contentOf(html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/);
        expect(canonical || '/', `canonical of ${address}`).toBe(
          untranslated ? path : path === '/home' ? withPrefix(prefix, '/') : address,
        );
        if (!prefix) expect(titles.get(title), `${title} of ${address}`).toBeUndefined();
        if (!prefix) titles.set(title, address);
      }
    }
  });

  test(`what names nothing is a 404 for a ${name}, with a page to go on from`, async ({ request }) => {
    for (const path of missing) {
      const response = await request.get(path, { headers: { 'user-agent': agent } });
      expect(response.status(), path).toBe(404);
      expect(count(await response.text(), /<h1[\s>]/g), path).toBe(1);
    }
  });
}

test('every screen is valid HTML', async ({ request, careApiUrl }) => {
  const faults: string[] = [];
  for (const { path } of await listRoutes(request, careApiUrl)) {
    const html = await (await request.get(path)).text();
    const { results } = await htmlValidate.validateString(html);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column } of messages) {
        const around = html.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 60);
        faults.push(`${path} ${ruleId}: ${message}: …${around}…`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('no link of ours is broken @sweep', async ({ baseURL }) => {
  // Thousands of pages: four minutes and more on two cores that others use too.
  test.setTimeout(1_200_000);
  const site = baseURL ?? '';
  const result = await new LinkChecker().check({
    path: `${site}/`,
    recurse: true,
    // Kept by 7.0.0 and, for newer versions of Node than ours, by 8; those between ask for all at once.
    concurrency: 4,
    // Selections of the directory are endless, and its pages are looked at one by one elsewhere.
    linksToSkip: async (link) =>
      !link.startsWith(site) ||
      unsampled.some((prefix) => new URL(link).pathname.split('/')[1] === prefix.slice(1)) ||
      /[?&](q|page|sort|filter|location|category|city)=/.test(link),
  });
  expect(result.links.length).toBeGreaterThan(100);
  // 410 is the page of a job that is over.
  const broken = result.links.filter(({ state, status }) => state === 'BROKEN' && status !== 410);
  expect(broken.map(({ url, status, parent }) => `${url} ${status} on ${parent}`)).toEqual([]);
});

/** Of the sample. */
const openJob = '33';

test('structured data meets what Google asks, on every screen', async ({ request, careApiUrl }) => {
  const faults: string[] = [];
  const paths = (await listRoutes(request, careApiUrl)).map(({ path }) => path);
  for (const path of [...paths, `/listing-details/${openJob}`]) {
    const html = await (await request.get(path)).text();
    if (path.endsWith(openJob)) expect(html).toContain('"@type":"JobPosting"');
    for (const fault of await faultsOfStructuredData(html)) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('sitemap, feeds and robots.txt can be read by programs @dates', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/feed', '/feed/atom', '/ar/feed', '/ar/feed/atom']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(XMLValidator.validate(await response.text()), path).toBe(true);
  }
  const rss = new XMLParser().parse(await (await request.get('/feed')).text()).rss.channel;
  expect(rss.item.length).toBeGreaterThan(5);
  for (const { link, pubDate, title } of rss.item) {
    expect(Number.isNaN(Date.parse(pubDate)), title).toBe(false);
    expect((await request.get(link)).status(), link).toBe(200);
  }
  const json = await (await request.get('/feed/json')).json();
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' });
  expect(json.items.length).toBe(rss.item.length);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: /m);
  expect((await request.get('/llms.txt')).status()).toBe(200);
});

/** Those with most script of their own; the sweep weighs all. */
const heaviest = ['/', '/listing', '/listing-details/41', '/what-it-costs', '/login-register/register'];

test('no public screen loads more than 145 kB of script', async ({ browser, baseURL, request, careApiUrl }) => {
  test.setTimeout(300_000);
  for (const { path } of await listRoutes(request, careApiUrl)) {
    if (!isSweep && !heaviest.includes(path)) continue;
    const bytes = await scriptOf(browser, `${baseURL}${path}`);
    expect.soft(bytes, path).toBeLessThanOrEqual(145_000);
    expect(bytes, path).toBeGreaterThan(100_000);
  }
});

/** What search engines and lists of links take for no name. */
const saysNothing =
  /^(click (here|this)|go|here|information|learn more|more|more info(rmation)?|read more|see more|start|this)$/i;

test('every link of a public screen says where it leads @sweep', async ({ page, request, careApiUrl }) => {
  test.setTimeout(300_000);
  for (const { path } of await listRoutes(request, careApiUrl)) {
    await page.setContent(await (await request.get(path)).text());
    const names = await page.locator('a[href]').allTextContents();
    expect
      .soft(
        names.filter((name) => saysNothing.test(name.trim())),
        path,
      )
      .toEqual([]);
  }
});
