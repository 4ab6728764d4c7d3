import { json, Upstream } from '@/lib/testing/upstream';
import { proxy } from './proxy';

const revalidated: string[] = [];
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated.push(tag) }));

const upstream = new Upstream();
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.answerWith((_, response) => json(response, { requestId: 1 }, 201));
  upstream.requests.length = 0;
});

function call(path: string, init: RequestInit & { duplex?: 'half' } = {}) {
  return proxy(new Request(`http://site.example/api/care/${path}`, init));
}
const good = JSON.stringify({ yourName: 'A', email: 'a@example.org', yourMessage: 'b' });
const post = (headers: Record<string, string> = {}, body = good) =>
  call('Requestcallback', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'site.example', ...headers },
  });

describe('the proxy', () => {
  it('forwards calls of the contract with chosen headers only', async () => {
    const headers = { cookie: 'Bearer=1', authorization: 'Bearer x', 'x-forwarded-for': '1.2.3.4', 'x-user-id': '5' };
    expect((await call('Faq', { headers })).status).toBe(201);
    const sent = upstream.requests[0];
    expect(sent?.url).toBe('/api/Faq');
    for (const name of Object.keys(headers)) expect(sent?.headers[name]).toBeUndefined();
  });

  it.each(['Nothing', 'Faq/1/2', 'health', 'typedetail'])('does not know %s', async (path) => {
    expect((await call(path)).status).toBe(404);
    expect(upstream.requests).toHaveLength(0);
  });

  it.each(['Faq/..%2fhealth', 'Faq/%2e%2e%2f', 'Faq/a%5cb', 'Faq/%00', 'Faq/%E0%A4%A', 'Faq//1', 'Faq/%252e'])(
    'fetches nothing for %s',
    async (path) => {
      expect((await call(path)).status).toBe(400);
      expect(upstream.requests).toHaveLength(0);
    },
  );

  it('lets nobody without a session make a call that needs one', async () => {
    expect((await call('Requestcallback')).status).toBe(401);
    expect((await call('Faq', { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await call('Category/1', { method: 'DELETE' })).status).toBe(401);
    expect(upstream.requests).toHaveLength(0);
  });

  it('takes writes from our own pages only', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });

  it('checks type, form and fields before it forwards', async () => {
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({}, '{"yourName":')).status).toBe(400);
    const refused = await post({}, '{"email":"x","role":"admin"}');
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).errors)).toEqual(expect.arrayContaining(['yourName', 'email']));
    expect((await post({}, JSON.stringify({ yourMessage: 'x'.repeat(9_000_000) }))).status).toBe(413);
    expect((await post({ 'content-length': '5000' })).status).toBe(400);
    expect(upstream.requests).toHaveLength(0);
  });

  it('makes what a write changed fresh again', async () => {
    revalidated.length = 0;
    await post();
    expect(revalidated).toEqual(['callBacks']);
  });

  it('follows no redirect and tells faults apart from answers', async () => {
    upstream.answerWith((_, response) => response.writeHead(302, { location: 'http://elsewhere.example' }).end());
    expect((await call('Faq')).status).toBe(502);
    upstream.answerWith((_, response) => response.destroy());
    const gone = await call('Faq');
    expect(gone.status).toBe(502);
    expect(await gone.json()).toEqual({ message: 'Please check the Network!' });
  });

  it('passes chosen headers down, and keeps what has no cache rule out of caches', async () => {
    upstream.answerWith((_, response) => {
      response.setHeader('set-cookie', 'a=b');
      response.setHeader('server', 'secret/1.0');
      json(response, []);
    });
    const answer = await call('Faq');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
