import { createHash } from 'node:crypto';
import { request as ask, createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { faults } from '../../lib/contract/fault-sentences';
import { writtenContent } from '../../lib/http/content-state.mjs';
import { documentHeader, documentWord } from '../../lib/http/document-word.mjs';
import { shareProviderPhone } from '../../lib/http/provider-phone.mjs';
import { securityHeaders, transportSecurity } from '../../lib/http/security-headers.mjs';
import { keepAskedAddress } from './asked-address.mjs';
import { watchContentState } from './content-state.mjs';
import { front } from './front.mjs';
import { renderQueue } from './render-queue.mjs';

let server: Server | null = null;
let clock = 1_000;
/** Of an API that tells none. */
const state = watchContentState({ ask: async () => null });
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** A front before `next`, which stands in Next's place. */
async function serve(
  next: RequestListener,
  siteUrl = 'https://site.example',
  queue?: ReturnType<typeof renderQueue>,
): Promise<string> {
  let port = 0;
  clock = 1_000;
  const visitors = { isBehindProxy: false };
  const settings = { handle: next, port: () => port, visitors, siteUrl, queue, now: () => clock, state };
  server = createServer(front(settings));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  return `http://127.0.0.1:${port}`;
}

describe('the two-second cache of pages', () => {
  let answered = 0;
  const serveCached = (cacheControl: string, more: Record<string, string> = {}) => {
    answered = 0;
    return serve((request, response) => {
      answered += 1;
      response.setHeader('content-type', 'text/html');
      response.setHeader('cache-control', cacheControl);
      response.setHeader('etag', '"one"');
      for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
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
    clock = 3_001;
    expect(await get(`${origin}/home`)).toBe('page 3 /home');
  });

  it('forgets all once something was written, but not when a form was led back', async () => {
    let isWritten = false;
    let letPageGo = () => {};
    let arrived = () => {};
    const origin = await serve(async (request, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('cache-control', 's-maxage=60');
      if (request.url === '/slow') {
        const wait = new Promise<void>((resolve) => (letPageGo = resolve));
        arrived();
        await wait;
      }
      if (isWritten) state.note([writtenContent]);
      response.writeHead(request.method === 'POST' ? 303 : 200);
      answered += 1;
      response.end(`page ${answered}`);
    });
    answered = 0;
    const write = () => fetch(`${origin}/api/comments`, { method: 'POST', redirect: 'manual' });
    expect(await get(`${origin}/home`)).toBe('page 1');
    await write();
    expect(await get(`${origin}/home`)).toBe('page 1');
    const beginSlow = async () => {
      const isThere = new Promise<void>((resolve) => (arrived = resolve));
      const page = get(`${origin}/slow`);
      await isThere;
      return { page };
    };
    const begunBefore = await beginSlow();
    isWritten = true;
    await write();
    expect(await get(`${origin}/home`)).toBe('page 4');
    letPageGo();
    expect(await begunBefore.page).toBe('page 5');
    const begunAfter = await beginSlow();
    letPageGo();
    expect(await begunAfter.page).toBe('page 6');
  });

  it('answers 304 to who has the page already', async () => {
    const origin = await shared();
    await get(`${origin}/home`);
    expect((await fetch(`${origin}/home`, { headers: { 'if-none-match': '"one"' } })).status).toBe(304);
    expect(answered).toBe(1);
  });

  it.each([
    ['cookie', 'lang=AE'],
    ['cookie', 'cookie-choice=all; form-draft-0=x'],
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

  it('keeps an answer per encoding, as it was sent', async () => {
    const origin = await shared();
    for (const encoding of ['br', 'gzip', 'br']) {
      const answer = await fetch(`${origin}/home`, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toMatch(/^page \d \/home$/);
    }
    expect(answered).toBe(2);
  });

  it('keeps no page whose address is as long as a page itself', async () => {
    const origin = await shared();
    const long = `/home?${'x'.repeat(2_000)}`;
    expect([await get(origin + long), await get(origin + long)]).toEqual([`page 1 ${long}`, `page 2 ${long}`]);
  });

  it('keeps no cookie for somebody else', async () => {
    const origin = await serveCached('s-maxage=60', { 'set-cookie': 'lang=AE' });
    await get(`${origin}/home`);
    await get(`${origin}/home`);
    expect(answered).toBe(2);
  });

  it('keeps nothing that does not allow it', async () => {
    const origin = await serveCached('private, no-store');
    await get(`${origin}/home`);
    await get(`${origin}/home`);
    expect(answered).toBe(2);
  });
});

test('a page that leads on for good names its target once, and is asked for again', async () => {
  const origin = await serve((_, response) => {
    response.setHeader('location', ['/new', '/new']);
    response.setHeader('cache-control', 's-maxage=60');
    response.statusCode = 308;
    response.end('/new');
  });
  const { status, headers } = await fetch(`${origin}/old`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/new']);
  expect(headers.get('cache-control')).toBe('s-maxage=60, max-age=0, must-revalidate');
});

test('an address without its last slash is told with the headers of every answer', async () => {
  const origin = await serve((_, response) => response.writeHead(308, { location: '/faq' }).end());
  const { status, headers } = await fetch(`${origin}/faq/`, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, '/faq', null]);
  for (const [name, value] of Object.entries(securityHeaders)) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

describe('while as many pages are made as there are places', () => {
  const shown: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' });
    response.end('shown');
  };
  let letGo = () => {};
  /** A site whose one place is taken by /slow; who waits for another is refused at once. */
  const takeAll = async () => {
    const queue = renderQueue({ places: 1, longestWait: 1 });
    let arrived = () => {};
    const isThere = new Promise<void>((resolve) => (arrived = resolve));
    const origin = await serve(
      async (request, response) => {
        if (request.url === '/slow') {
          arrived();
          await new Promise<void>((resolve) => (letGo = resolve));
        }
        shown(request, response);
      },
      undefined,
      queue,
    );
    await (await fetch(`${origin}/kept`)).text();
    const slow = fetch(`${origin}/slow`);
    await isThere;
    return { origin, queue, slow };
  };
  const statusOf = async (url: string, more?: RequestInit) => {
    const answer = await fetch(url, more);
    await answer.text();
    return answer.status;
  };

  it('kept pages, files, data, writes and what a browser asks for between two pages wait for nobody', async () => {
    const { origin, slow } = await takeAll();
    for (const path of ['/kept', '/kept', '/logo.svg', '/_next/data', '/api/health', '/og/en/listing', '/robots.txt']) {
      expect([path, await statusOf(origin + path)]).toEqual([path, 200]);
    }
    expect(await statusOf(`${origin}/listing?q=new`, { headers: { rsc: '1' } })).toBe(200);
    expect(await statusOf(`${origin}/api/call-back`, { method: 'POST' })).toBe(200);
    letGo();
    expect((await slow).status).toBe(200);
  });

  it('who would have to wait too long is told so in a small page of their language, with the number', async () => {
    shareProviderPhone('01632 960 140');
    const { origin, queue, slow } = await takeAll();
    const answer = await fetch(`${origin}/ar/listing?q=new`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; style-src 'unsafe-hashes' 'sha256-/),
      'strict-transport-security': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    const html = await answer.text();
    expect([answer.status, html.length < 2_000]).toEqual([503, true]);
    expect(html).toMatch('<html lang="ar" dir="rtl">');
    expect(html).toMatch('<a href="tel:01632960140"><bdi dir="ltr">01632 960 140</bdi></a>');
    expect(html).not.toMatch('noindex');
    shareProviderPhone('');
    expect(await (await fetch(`${origin}/listing?q=new`)).text()).not.toMatch('tel:');
    expect(await statusOf(`${origin}/listing?q=new`, { method: 'HEAD' })).toBe(503);
    expect(queue.counts()).toEqual({ waiting: 0, refused: 3 });
    letGo();
    await slow;
    expect(await statusOf(`${origin}/listing?q=new`)).toBe(200);
  });

  it('who asks for the page that is made gets it with whoever asked first', async () => {
    const { origin, slow } = await takeAll();
    const second = statusOf(`${origin}/slow`);
    letGo();
    expect([(await slow).status, await second]).toEqual([200, 200]);
  });
});

describe('a page that is missing', () => {
  const missing = () =>
    serve((request, response) => {
      if (request.url?.endsWith('/page-not-found') || request.url?.endsWith('/pagecontent/missing')) {
        response.setHeader('content-type', 'text/html');
        response.end(`whole ${request.url} <a href="/ar/page-not-found">`);
        return;
      }
      const isData = request.url?.startsWith('/data');
      response.statusCode = 404;
      response.setHeader('content-type', isData ? 'application/json' : 'text/html');
      response.setHeader('set-cookie', ['one=1', 'two=2']);
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

  it('is one of the back office for staff who are in it, and the public one for whoever is led away', async () => {
    const origin = await serve((request, response) => {
      const isStaff = request.headers.cookie === 'who=staff';
      if (request.url?.endsWith('/adminPanel/page-not-found')) response.statusCode = isStaff ? 200 : 307;
      else response.statusCode = request.url?.endsWith('/page-not-found') ? 200 : 404;
      response.setHeader('content-type', 'text/html');
      response.end(`whole ${request.url} `);
    });
    const ask = async (path: string, cookie: string) => {
      const answer = await fetch(origin + path, { headers: { cookie } });
      return [answer.status, answer.headers.get('cache-control'), await answer.text()];
    };
    const office = 'whole /ar/adminPanel/page-not-found ';
    expect(await ask('/ar/adminPanel/no/thing', 'who=staff')).toEqual([404, 'no-store', office]);
    for (const [path, cookie] of [
      ['/adminPanel/no/thing', 'who=user'],
      ['/adminPanel/no/thing', ''],
      ['/nothing', 'who=staff'],
    ] as const)
      expect(await ask(path, cookie)).toEqual([404, 'no-store', 'whole /page-not-found ']);
  });

  it.each(['/api/nothing', '/_next/nothing'])('is whole at %s too, and keeps its cookies', async (path) => {
    const answer = await fetch((await missing()) + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
    expect(await answer.text()).toMatch('whole /page-not-found ');
  });

  it('has a head of its own', async () => {
    const answer = await fetch(`${await missing()}/nothing`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([404, 'no-store', '']);
  });

  it('is a line of text while no page can be had', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/page-not-found') return void request.destroy();
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end();
    });
    const answer = await fetch(`${origin}/nothing`);
    expect([answer.status, await answer.text()]).toEqual([404, 'Page not found']);
  });

  it('leaves other kinds of answers alone', async () => {
    const origin = await missing();
    const data = await fetch(`${origin}/data`);
    expect(data.status).toBe(404);
    expect(await data.text()).toBe('empty');
  });
});

describe('a finished page', () => {
  const policy = "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'";
  const next = '<script>self.__next_f.push([1,"data </p>"])</script>';
  const serveHtml = (html: string, type = 'text/html; charset=utf-8') =>
    serve((request, response) => {
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
    const html = `<body><p>Zoë</p><script src="/_next/a.js"></script>${next}</body>`;
    const response = await fetch(await serveHtml(html), { headers: { 'accept-encoding': encoding } });
    expect(await response.text()).toBe(html);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'; object-src 'none'$/,
    );
  });

  it.each([
    ['gzip;q=0.5, br; q=0', 'gzip'],
    ['br;q=0.000, GZIP;Q=0', 'identity'],
    ['gzip, br;q=0.01', 'br'],
  ])('is packed by nothing that is refused: %s', async (accepted, encoding) => {
    const response = await fetch(await serveHtml('x'.repeat(99)), { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  });

  it.each([
    ['public, max-age=0', 'gzip'],
    ['no-store', 'identity'],
  ])('data that is %s goes out by %s', async (cacheControl, encoding) => {
    const data = JSON.stringify({ name: 'Zoë '.repeat(500) });
    const origin = await serve((_, response) => {
      // As Next says what a handler has answered.
      response.setHeader('content-type', ['application/json']);
      response.setHeader('cache-control', [cacheControl]);
      response.end(data);
    });
    const response = await fetch(`${origin}/api/open-referral/services`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await response.text()).toBe(data);
  });

  it('has its own style attributes allowed by hash, and no others', async () => {
    const own = 'object-position:20% 75%';
    const html = `<img style="${own}"/><p style="position:fixed">x</p><p title='style="left:1%"'>y</p>`;
    const sent = (await fetch(await serveHtml(html))).headers.get('content-security-policy');
    const hash = createHash('sha256').update(own).digest('base64');
    expect(sent).toContain(`style-src 'self' 'unsafe-hashes' 'sha256-${hash}';`);
  });

  it('is 410 when its job is over', async () => {
    const response = await fetch(await serveHtml('<meta name="http-status" content="410"/>'));
    expect(response.status).toBe(410);
  });

  it.each([410, 503])('is %d to whoever asks for its head alone, which has no body', async (status) => {
    const asked = jest.fn();
    const html = `<meta name="http-status" content="${status}"/>`;
    const origin = await serve((request, response) => {
      asked(request.method);
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    });
    const sent = await new Promise<string>((resolve) => {
      const line = connect(Number(new URL(origin).port), '127.0.0.1');
      line.end('HEAD /listing-details/7 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      text(line).then(resolve);
    });
    expect(asked).toHaveBeenCalledWith('GET');
    expect(sent).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\n\r\n$`));
    expect(sent).toMatch(/\r\ncontent-length: [1-9]/i);
  });

  it('is 503 where nothing can be had now, to be asked for again, and kept by nobody', async () => {
    const response = await fetch(await serveHtml('<meta name="http-status" content="503"/>'));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('no-store');
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

  it.each([
    ['is over', 410],
    ['cannot be had', 503],
  ])('is sent whole to who asks for a part of it, as what makes previews does: it %s', async (_, status) => {
    const origin = await serveHtml(`<meta name="http-status" content="${status}"/>`);
    const answer = await fetch(`${origin}/listing-details/7`, { headers: { range: 'bytes=0-524287' } });
    expect([answer.status, answer.headers.get('content-security-policy')]).not.toEqual([200, policy]);
    expect(answer.status).toBe(status);
  });

  it('is none where the request is for data: it streams by', async () => {
    const answer = await fetch(await serveHtml('x'.repeat(99)), { headers: { rsc: '1' } });
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    expect(answer.headers.has('content-encoding')).toBe(false);
  });
});

describe('the word that a page is asked for whole', () => {
  it('is said to pages, not to data between two of them, whatever was sent from outside', async () => {
    const origin = await serve((request, response) => response.end(String(request.headers[documentHeader])));
    const heard = async (headers: Record<string, string>) => (await fetch(`${origin}/listing?q=a`, { headers })).text();
    expect(await heard({})).toBe(documentWord());
    expect(await heard({ [documentHeader]: '1' })).toBe(documentWord());
    expect(await heard({ rsc: '1' })).toBe('undefined');
    expect(await heard({ rsc: '1', [documentHeader]: '1' })).toBe('1');
  });
});

describe('an address that decodes to nothing', () => {
  const asked: string[] = [];
  const unreadable = () =>
    serve((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'text/html');
      response.end('x');
    });
  beforeEach(() => asked.splice(0));

  it.each([
    ['/%E0%A4%A', '/unreadable'],
    ['/listing-details/%', '/unreadable'],
    ['/a/%ff?x=1', '/unreadable'],
    ['/ar/%ff', '/ar/unreadable'],
  ])('is one of no page: %s', async (address, instead) => {
    expect((await fetch((await unreadable()) + address)).status).toBe(400);
    expect(asked).toEqual([instead]);
  });

  it.each(['/', '/listing?q=50%', '/%D8%B9%D8%B1', '/api/care/listings?q=%zz'])('is not %s', async (address) => {
    await fetch((await unreadable()) + address);
    expect(asked).toEqual([address]);
  });

  it.each(['/api/care/%', '/api/care/%zz', '/api/%ff'])(
    'of the API is refused as the API refuses: %s',
    async (address) => {
      const answer = await fetch((await unreadable()) + address);
      expect(answer.status).toBe(400);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...Object.fromEntries(new Headers({ ...securityHeaders, ...transportSecurity('https://site.example') })),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      });
      expect(await answer.json()).toEqual({ message: faults.nothingHere, code: 'nothingHere' });
      expect(asked).toEqual([]);
    },
  );
});

describe('an address of the site', () => {
  const page: RequestListener = (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('cache-control', 's-maxage=60');
    response.end('page');
  };
  const paths = ['/', '/', '/api/%ff'];

  it.each([
    ['https://site.example', 'max-age=63072000; includeSubDomains'],
    ['http://test.example', null],
  ])('decides when it starts whether browsers come back by https only: %s', async (siteUrl, says) => {
    const origin = await serve(page, siteUrl);
    for (const path of paths) {
      expect((await fetch(origin + path)).headers.get('strict-transport-security')).toBe(says);
    }
  });
});

describe('a file that the front has packed', () => {
  const get = (origin: string, path: string, accepted = 'br') =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'accept-encoding': accepted };
      const asking = ask({ port: new URL(origin).port, host: '127.0.0.1', path, headers }, (answer) => {
        answer.resume();
        resolve(`${answer.headers['content-encoding']} ${answer.headers['x-from'] ?? 'front'}`);
      });
      asking.on('error', reject).end();
    });

  it('has one name: by others it would be packed and kept again and again', async () => {
    const origin = await serve((_, response) => response.setHeader('x-from', 'next').end());
    expect(await get(origin, '/illustrations/call-back.svg')).toBe('br front');
    expect(await get(origin, '/illustrations/call-back.svg', 'gzip, br;q=0')).toContain('next');
    for (const path of ['/./', '//', '/././', '/x/../', '/%2e/']) {
      expect(await get(origin, `/illustrations${path}call-back.svg`)).toContain('next');
    }
  });
});

describe('a request that is none', () => {
  const methodsSeen: (string | undefined)[] = [];
  const open = () =>
    serve((request, response) => {
      methodsSeen.push(request.method);
      if (request.url === '/api/form' && request.method === 'OPTIONS') response.setHeader('allow', 'OPTIONS, POST');
      else if (request.url === '/api/form' && request.method !== 'POST') response.statusCode = 405;
      response.end();
    });
  beforeEach(() => methodsSeen.splice(0));
  const send = (origin: string, path: string, method: string, hosts = ['site.example']) =>
    new Promise<{ status?: number | undefined; allow?: string | undefined; body: string }>((resolve, reject) => {
      const headers = hosts.flatMap((host) => ['Host', host]);
      const asking = ask(origin + path, { method, headers, setHost: false }, async (answer) => {
        const { statusCode: status, headers } = answer;
        let body = '';
        for await (const part of answer) body += String(part);
        resolve({ status, allow: headers.allow, body });
      });
      asking.on('error', reject).end();
    });

  it.each(['TRACE', 'PURGE', 'PROPFIND', 'POST', 'DELETE', 'OPTIONS'])('is refused on a page: %s', async (method) => {
    const answer = await send(await open(), '/home', method);
    expect(answer).toEqual({
      status: 405,
      allow: 'GET, HEAD',
      body: JSON.stringify({ code: 'methodUnknown', message: faults.methodUnknown }),
    });
    expect(methodsSeen).toEqual([]);
  });

  it.each(['TRACE', 'PURGE', 'MKCOL'])('is refused at a handler: %s', async (method) => {
    expect((await send(await open(), '/api/form', method)).status).toBe(405);
    expect(methodsSeen).toEqual([]);
  });

  it('is told which methods a handler has', async () => {
    expect(await send(await open(), '/api/form', 'DELETE')).toMatchObject({ status: 405, allow: 'OPTIONS, POST' });
    expect(methodsSeen).toEqual(['DELETE', 'OPTIONS']);
  });

  it.each(['GET http://evil.example/home', 'OPTIONS *'])('is refused where it asks for no path: %s', async (line) => {
    const { port } = new URL(await open());
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`${line} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(methodsSeen).toEqual([]);
  });

  it('is refused with a second Host', async () => {
    const origin = await open();
    expect((await send(origin, '/home', 'GET', ['site.example', 'evil.example'])).status).toBe(400);
    expect((await send(origin, '/home', 'GET')).status).toBe(200);
  });
});
