import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, Upstream } from '@/testing/upstream';
import { careApiLine } from './care-api-line.mjs';
import { front } from './front.mjs';
import { siteRedirects } from './redirects.mjs';

const upstream = new Upstream();
let server: Server | null = null;
let mark = 'one';
let ways: { id: number | null; from: string; to: string }[] = [];
let told: unknown[] = [];
let loads = 0;
let redirects: ReturnType<typeof siteRedirects>;
beforeEach(async () => {
  await upstream.start();
  [mark, ways, told, loads] = ['one', [], [], 0];
  upstream.answerWith((request, response, body) => {
    if (request.method === 'POST') {
      told.push(JSON.parse(body));
      response.writeHead(204).end();
    } else {
      loads += 1;
      json(response, ways);
    }
  });
});
afterEach(async () => {
  await redirects.tell();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  await upstream.stop();
});

/** Next has a page at /there and /home, leads from slashes, and has nothing else. */
const next: RequestListener = (request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  response.setHeader('content-type', 'text/html');
  if (path !== '/' && path.endsWith('/')) response.writeHead(308, { location: path.slice(0, -1) }).end(path);
  else
    response
      .writeHead(['/', '/there'].includes(path) || path.endsWith('/page-not-found') ? 200 : 404)
      .end('<p>page</p>');
};

async function serve() {
  const state = { ready: () => undefined, versionOf: () => mark };
  redirects = siteRedirects({ ask: careApiLine(process.env.CARE_API_URL ?? ''), state });
  let port = 0;
  server = createServer(front({ handle: next, port: () => port, visitors: { isBehindProxy: false }, redirects }));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  return async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', method });
    return { status: answer.status, to: answer.headers.get('location'), rule: answer.headers.get('cache-control') };
  };
}

it('leads on in one hop from an address without a page, however it is written', async () => {
  ways = [
    { id: 7, from: '/day-care', to: '/new#lunch' },
    { id: 8, from: '/?p=14', to: '/post' },
    { id: 9, from: '/café', to: 'https://elsewhere.example/' },
  ];
  const ask = await serve();
  for (const path of ['/day-care', '/day-care/', '/DAY-care', '/%64ay-care//', '/day%2dcare']) {
    expect([path, await ask(path)]).toEqual([
      path,
      { status: 308, to: '/new#lunch', rule: 'public, max-age=0, must-revalidate' },
    ]);
  }
  expect(await ask('/day-care', 'HEAD')).toMatchObject({ status: 308, to: '/new#lunch' });
  expect((await ask('/day-care?utm=x')).to).toBe('/new?utm=x#lunch');
  expect((await ask('/ar/day-care')).to).toBe('/ar/new#lunch');
  expect((await ask('/?p=14')).to).toBe('/post');
  expect((await ask('/?utm=x&page_id=14')).to).toBe('/post');
  expect((await ask('/caf%C3%A9')).to).toBe('https://elsewhere.example/');
  expect((await ask('/ar/caf%C3%A9/')).to).toBe('https://elsewhere.example/');
});

it('leaves pages that are there, and what nobody leads on, as they were', async () => {
  ways = [
    { id: 7, from: '/there', to: '/new' },
    { id: null, from: '/own-page', to: '/own-page' },
  ];
  const ask = await serve();
  expect(await ask('/there')).toMatchObject({ status: 200 });
  expect(await ask('/Own-page')).toMatchObject({ status: 308, to: '/own-page' });
  expect(await ask('/own-page')).toMatchObject({ status: 404 });
  expect(await ask('/?p=15')).toMatchObject({ status: 200 });
  expect(await ask('/gone')).toMatchObject({ status: 404 });
  expect(await ask('/gone/')).toMatchObject({ status: 308, to: '/gone' });
});

it('hears of a change when the state has changed, and goes on with what it knows while the API is away', async () => {
  const ask = await serve();
  expect((await ask('/old')).status).toBe(404);
  ways = [{ id: 1, from: '/old', to: '/new' }];
  expect((await ask('/old')).status).toBe(404);
  mark = 'two';
  expect((await Promise.all([ask('/old'), ask('/old')])).map(({ status }) => status)).toEqual([308, 308]);
  expect(loads).toBe(2);
  upstream.answerWith((_, response) => json(response, {}, 503));
  mark = 'three';
  expect((await ask('/old')).status).toBe(308);
});

it('tells how often it led on and what it did not find, and nothing that is somebody’s own', async () => {
  ways = [{ id: 7, from: '/old', to: '/new' }];
  const ask = await serve();
  for (const path of ['/old', '/old/', '/gone', '/Gone', '/wp-content/uploads/report.pdf']) await ask(path);
  const own = ['/form/status/secret', '/ar/preview/secret', '/me@example.org', `/x${'a'.repeat(70)}`];
  for (const path of [
    ...own,
    '/.env',
    '/wp-login.php',
    '/adminPanel/x',
    '/api/x',
    '/gone?email=me',
    '/ar/gone',
    '/%E0%A4%A',
  ])
    await ask(path);
  await redirects.tell();
  expect(told).toEqual([
    {
      led: [{ id: 7, count: 2 }],
      missed: [
        { path: '/gone', count: 4 },
        { path: '/wp-content/uploads/report.pdf', count: 1 },
      ],
    },
  ]);
  await redirects.tell();
  expect(told).toHaveLength(1);
});

it('tells later what could not be told', async () => {
  const ask = await serve();
  await ask('/gone');
  upstream.answerWith((_, response) => json(response, {}, 503));
  await redirects.tell();
  upstream.answerWith((_, response, body) => {
    told.push(JSON.parse(body));
    response.writeHead(204).end();
  });
  await ask('/gone');
  await redirects.tell();
  expect(told).toEqual([{ led: [], missed: [{ path: '/gone', count: 2 }] }]);
});
