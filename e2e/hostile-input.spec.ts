import { expect, test } from './fixtures';
import { prefixes } from './support/views';

const nonsense = [
  'page=-1',
  'page=0',
  'page=1e9',
  'page=99999999999',
  'page=abc',
  'category=abc',
  'category=999999',
  'filter=-3',
  'sort=upwards',
  'page=9999',
];
const odd = [
  'q=%00%07',
  'q=%F0%9F%8F%B4',
  "q=' OR 1=1 --",
  'q=%25_%5C',
  `q=${'long '.repeat(300)}`,
  'city=Nowhere-on-Sea',
  'q[]=1&category=',
  'unknown=1&q=',
  'q=<script>alert(1)</script>',
];

test.describe('hostile addresses @both', () => {
  test('a directory with nonsense is a 404, oddities are answered, nothing is a 500', async ({ request }) => {
    for (const path of prefixes.map((prefix) => `${prefix}/listing`)) {
      for (const query of nonsense) expect((await request.get(`${path}?${query}`)).status(), query).toBe(404);
      for (const query of odd) expect((await request.get(`${path}?${query}`)).status(), query).toBe(200);
    }
  });

  test('malformed paths get a clear 4xx', async ({ request }) => {
    for (const path of [
      '/listing-details/abc',
      '/listing-details/0',
      '/listing-details/-1',
      '/listing-details/99999999999',
      '/%E0%A4%A',
      ...prefixes.map((prefix) => `${prefix}/listing-details/%E0%A4%A`),
      '/Documents/appImages/%E0%A4%A',
      '/listing-details/%00',
      '/en/xx/listing',
    ]) {
      const status = (await request.get(path)).status();
      if (path.includes('%E0%A4%A')) expect(status, path).toBe(400);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });

  test('no answer of any kind lets a page run or style what it was not sent with', async ({ request }) => {
    const pages = ['/', '/home', '/ar/listing', '/listing-details/41', '/faq', '/nothing-here', '/listing-details/%ff'];
    const others = [
      '/api/care/Faq',
      '/api/care/%',
      '/api/care/Nothing',
      '/feed',
      '/sitemap.xml',
      '/robots.txt',
      '/logo.svg',
    ];
    const [picture = ''] =
      /\/Documents\/appImages\/[\w-]+\.jpg/.exec(await (await request.get('/listing')).text()) ?? [];
    expect(picture).not.toBe('');
    for (const path of [...pages, ...others, '/adminPanel', picture, '/Documents/appImages/nothing.png']) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe-(inline|eval)/);
      if (pages.includes(path)) expect(headers['content-security-policy'], path).toContain("object-src 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBeTruthy();
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    }
    const file = await request.get(picture);
    expect(file.status()).toBe(200);
    expect(file.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  test('what is done with no method of ours is refused, and told what may be done', async ({ request }) => {
    const allowed = async (method: string, path: string) => {
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      return [answer.status(), answer.headers().allow];
    };
    expect(await allowed('DELETE', '/home')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('OPTIONS', '/home')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('PATCH', '/api/care/Faq')).toEqual([405, 'GET, POST']);
    expect(await allowed('PROPFIND', '/api/care/Faq')).toEqual([405, 'GET, HEAD, OPTIONS, POST, PUT, DELETE, PATCH']);
    expect(await allowed('DELETE', '/api/call-back')).toEqual([405, 'OPTIONS, POST']);
    expect(await allowed('DELETE', '/api/care/Faq')).toEqual([405, 'GET, POST']);
  });

  test('the proxy knows the calls of the contract and nothing else @bare', async ({ request }) => {
    const status = async (path: string) => (await request.get(`/api/care/${path}`, { maxRedirects: 0 })).status();
    expect(await status('Faq')).toBe(200);
    expect(await status('TypeDetail/typecardlist/41')).toBe(200);
    expect(await status('TypeDetail/typecardlist/999999')).toBe(404);
    expect(await status('Nothing')).toBe(404);
    expect(await status('health')).toBe(404);
    expect(await status('Requestcallback')).toBe(401);
    expect(await status('Category/..%2f..%2fhealth')).toBe(400);
    // The published API has no pages, and asks nothing of what it does not know.
    const hasPages = test.info().project.name !== 'bare';
    expect(await status('TypeDetail/typecardlist?page=x')).toBe(hasPages ? 400 : 200);
    expect((await request.get('/api/listings?page=x')).status()).toBe(400);
    for (const unreadable of ['%', '%zz', 'Faq/%ff']) expect(await status(unreadable), unreadable).toBe(400);
    expect((await request.post('/api/care/Faq', { data: {} })).status()).toBe(401);
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await request.post('/api/care/Requestcallback', { data: {}, headers: foreign })).status()).toBe(403);
  });

  test('a call-back with missing or absurd fields is refused field by field, and stores nothing', async ({
    request,
  }) => {
    const send = (data: object | string, type = 'application/json') =>
      request.post('/api/call-back', { data, headers: { 'content-type': type } });
    const empty = await send({});
    expect(empty.status()).toBe(422);
    expect((await empty.json()).errors).toEqual({
      yourName: 'Your Name is required.',
      email: 'Email is required.',
    });
    const good = { yourName: 'A', email: 'a@example.org', yourMessage: 'b' };
    expect((await send({ ...good, phoneNo: 'call me' })).status()).toBe(422);
    expect((await send({ ...good, yourName: 'x'.repeat(500) })).status()).toBe(422);
    expect((await send({ ...good, yourMessage: 'nul \u0000 here' })).status()).toBe(422);
    expect((await send({ ...good, email: 'a@b' })).status()).toBe(422);
    expect((await send('not json')).status()).toBe(415);
    expect((await send('<xml/>', 'text/xml')).status()).toBe(415);
    expect((await send({ ...good, yourMessage: 'x'.repeat(100_000) })).status()).toBe(413);
    expect((await send({ ...good, company_website: 'spam' })).status()).toBe(201);
    expect((await send(good)).status()).toBe(201);
  });
});
