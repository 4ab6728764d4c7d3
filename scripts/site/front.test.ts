import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { microCache } from './micro-cache.mjs';
import { wholeNotFound } from './whole-not-found.mjs';

let server: Server | null = null;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function serve(listener: (port: () => number) => RequestListener): Promise<string> {
  let port = 0;
  server = createServer(listener(() => port));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  return `http://127.0.0.1:${port}`;
}

describe('the two-second cache of pages', () => {
  let answered = 0;
  let clock = 0;
  const serveCached = (cacheControl: string) => {
    answered = 0;
    clock = 0;
    const answerPage = microCache(() => clock);
    return serve(() => (request, response) => {
      if (answerPage(request, response)) return;
      answered += 1;
      response.setHeader('cache-control', cacheControl);
      response.setHeader('etag', '"one"');
      response.write(`page ${answered} `);
      response.end(request.url);
    });
  };
  const shared = () => serveCached('s-maxage=60');
  const get = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).text();

  it('sends the same bytes again, and asks anew when they are old', async () => {
    const origin = await shared();
    expect(await get(`${origin}/home`)).toBe('page 1 /home');
    expect(await get(`${origin}/home`, { cookie: 'cookie-choice=all' })).toBe('page 1 /home');
    expect(await get(`${origin}/listing`)).toBe('page 2 /listing');
    clock = 2_001;
    expect(await get(`${origin}/home`)).toBe('page 3 /home');
  });

  it('answers 304 to who has the page already', async () => {
    const origin = await shared();
    await get(`${origin}/home`);
    expect((await fetch(`${origin}/home`, { headers: { 'if-none-match': '"one"' } })).status).toBe(304);
    expect(answered).toBe(1);
  });

  it.each([
    ['cookie', 'lang=AE'],
    ['cookie', 'cookie-choice=all; Bearer=x'],
    ['rsc', '1'],
    ['authorization', 'x'],
  ])('leaves a request with %s %s to Next', async (name, value) => {
    const origin = await shared();
    await get(`${origin}/home`);
    await get(`${origin}/home`, { [name]: value });
    expect(answered).toBe(2);
  });

  it('keeps nothing that does not allow it', async () => {
    const origin = await serveCached('private, no-store');
    await get(`${origin}/home`);
    await get(`${origin}/home`);
    expect(answered).toBe(2);
  });
});

describe('a page that is missing', () => {
  const missing = () =>
    serve((port) => (request, response) => {
      if (request.url?.endsWith('/page-not-found')) {
        response.setHeader('content-type', 'text/html');
        response.end(`whole ${request.url}`);
        return;
      }
      wholeNotFound(request, response, port());
      const isData = request.url?.startsWith('/data');
      response.statusCode = 404;
      response.setHeader('content-type', isData ? 'application/json' : 'text/html');
      response.write('empty');
      response.end();
    });

  it('is answered whole, with its status, in the language of its address', async () => {
    const origin = await missing();
    const english = await fetch(`${origin}/nothing`);
    expect(english.status).toBe(404);
    expect(await english.text()).toBe('whole /page-not-found');
    expect(await (await fetch(`${origin}/ar/nothing`)).text()).toBe('whole /ar/page-not-found');
    expect(await (await fetch(`${origin}/arrow`)).text()).toBe('whole /page-not-found');
  });

  it('leaves other kinds of answers alone', async () => {
    const origin = await missing();
    const data = await fetch(`${origin}/data`);
    expect(data.status).toBe(404);
    expect(await data.text()).toBe('empty');
  });
});
