import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GET as getFeed } from '@/app/[locale]/feed/route';
import { GET as getSitemap } from '@/app/sitemap.xml/route';
import { toSitemap } from '@/app/sitemap.xml/to-sitemap';

// A port that nobody listens on any more.
beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  process.env.CARE_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => {
  delete process.env.CARE_API_URL;
  jest.restoreAllMocks();
});

it.each([
  ['the sitemap', getSitemap],
  ['the feed', () => getFeed(new Request('http://x.example/pl/feed'), { params: Promise.resolve({ locale: 'pl' }) })],
])('%s is not told to be empty while the API is away', async (_, get) => {
  const answer = await get();
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '60',
    'no-store',
  ]);
});

it('writes a sitemap of addresses, languages, pictures and dates', () => {
  const [url, picture] = ['https://x.example/a?b=1&c=2', 'https://x.example/p.jpg'];
  const xml = toSitemap([
    { url, lastModified: '2026-01-02T03:04:05Z', images: [picture], alternates: { languages: { ar: url } } },
  ]);
  expect(xml).toContain('<loc>https://x.example/a?b=1&amp;c=2</loc>');
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="ar" href="https://x.example/a?b=1&amp;c=2" />');
  expect(xml).toContain('<image:image>\n<image:loc>https://x.example/p.jpg</image:loc>\n</image:image>');
  expect(xml).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>[\s\S]*<\/urlset>\n$/);
});
