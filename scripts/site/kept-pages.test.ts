import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writtenContent } from '../../lib/http/content-state.mjs';
import { until } from '../../testing/until';
import { askContentState, watchContentState } from './content-state.mjs';
import { front } from './front.mjs';
import { keptPages, type Page } from './kept-pages.mjs';
import { openPageLog } from './page-log.mjs';
import { renderQueue } from './render-queue.mjs';

/** The API: what it tells of its content, or the status with which it tells nothing. */
let content: Record<string, string> | number;
let asked = 0;
/** Lets go what it was asked, in that order; it answers at once where this is null. */
let askedOfApi: (() => void)[] | null;
/** Requests that came to the front, and pages that are on disk. */
let [arrived, saved] = [0, 0];
/** Not 0, which lru-cache takes for no time at all. */
let clock = 1_000;
let made = 0;
/** Pages that are being made, and writes that take long. */
let making = 0;
let tagsShown = ['faqs'];
let hold: Promise<void> | null = null;
let cacheControl = 's-maxage=60';
/** What the page itself says of its status. */
let told = '';
let status = 200;
const servers: Server[] = [];
const logs: ReturnType<typeof openPageLog>[] = [];
/** The state of the FAQ as Next knew it while it made the last page. */
let madeOf: string | null;
let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'kept-pages-')), 'one');
  content = { faqs: 'a', posts: 'a' };
  [asked, clock, made, tagsShown, hold] = [0, 1_000, 0, ['faqs'], null];
  [making, arrived, saved, askedOfApi] = [0, 0, 0, null];
  [cacheControl, told, status] = ['s-maxage=60', '', 200];
});
afterEach(async () => {
  for (const log of logs.splice(0)) log.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
  await Promise.all(servers.splice(0).map((one) => new Promise((resolve) => one.close(resolve))));
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A front with pages on disk before `next`, which stands in Next's place, and an API beside it. */
async function start(queue = renderQueue({ places: 4 })): Promise<string> {
  const careApi = await listen(
    createServer(async (_, response) => {
      asked += 1;
      if (askedOfApi) await new Promise<void>((resolve) => askedOfApi?.push(resolve));
      if (typeof content === 'number') response.writeHead(content).end();
      else response.end(JSON.stringify(content));
    }),
  );
  const state = watchContentState({ ask: askContentState(careApi), now: () => clock });
  const log = openPageLog(folder);
  logs.push(log);
  const handle = async (
    request: { method?: string | undefined; url?: string | undefined },
    response: ServerResponse,
  ) => {
    if (request.method === 'POST') {
      if (request.url === takesLong) await held();
      if (request.url !== comesBack) state.note([writtenContent]);
      return void response.writeHead(303).end();
    }
    made += 1;
    madeOf = state.versionOf(['faqs']);
    const text = `page ${made} ${request.url}${told}`;
    state.note(tagsShown);
    await held();
    response.writeHead(status, { 'content-type': 'text/html', 'cache-control': cacheControl });
    response.end(text);
  };
  const held = async () => {
    making += 1;
    await hold;
    making -= 1;
  };
  const set: typeof log.set = async (key, page) => {
    await log.set(key, page);
    saved += 1;
  };
  const pages = keptPages({ log: { get: log.get, set }, maxBytes: 10_000 });
  const visitors = { isBehindProxy: false };
  const answer = front({ handle, port: () => 0, visitors, now: () => clock, state, pages, queue });
  return listen(
    createServer((request, response) => {
      arrived += 1;
      answer(request, response);
    }),
  );
}

/** Until so many requests came, of which so many are being made and the others wait. */
const untilWaiting = (requests: number, pages = 1) => until(() => arrived === requests && making === pages);

/** Where a form is sent that is led back to its page, or is a bot's, and writes nothing. */
const comesBack = '/api/newsletter';
const takesLong = '/api/long';
const post = (origin: string, path: string) => fetch(origin + path, { method: 'POST', redirect: 'manual' });
const get = async (url: string) => (await fetch(url)).text();

it('answers a page again until something it shows is changed', async () => {
  const origin = await start();
  expect(await get(`${origin}/faq`)).toBe('page 1 /faq');
  clock += 3_600_000;
  const again = await fetch(`${origin}/faq`);
  expect([again.headers.get('cache-status'), await again.text()]).toEqual(['site; hit', 'page 1 /faq']);
  content = { faqs: 'a', posts: 'b' };
  clock += 10_000;
  expect(await get(`${origin}/faq`)).toBe('page 1 /faq');
  content = { faqs: 'b', posts: 'b' };
  clock += 10_000;
  expect(await get(`${origin}/faq`)).toBe('page 2 /faq');
});

it('shows a write that went through here at once', async () => {
  const origin = await start();
  await get(`${origin}/faq`);
  content = { faqs: 'b', posts: 'a' };
  await post(origin, '/api/comments');
  expect(await get(`${origin}/faq`)).toBe('page 2 /faq');
});

it.each<Record<string, string>>([{}, { rsc: '1' }])(
  'shows what was written elsewhere within a second, asked with %j',
  async (headers) => {
    const origin = await start();
    const ask = async () => (await fetch(`${origin}/faq`, { headers })).text();
    await ask();
    clock += 1_000;
    content = { faqs: 'b', posts: 'a' };
    expect(await ask()).toBe('page 2 /faq');
    expect(madeOf).toBe('b');
  },
);

it('has a page again after a restart, and not that of another content', async () => {
  await get(`${await start()}/faq`);
  await until(() => saved === 1);
  expect(await get(`${await start()}/faq`)).toBe('page 1 /faq');
  content = { faqs: 'another database', posts: 'a' };
  expect(await get(`${await start()}/faq`)).toBe('page 2 /faq');
});

it('finds pages that memory has no room for', async () => {
  const origin = await start();
  for (const n of [1, 2, 3, 4, 5]) await get(`${origin}/${n}`);
  await until(() => saved === 5);
  expect(await get(`${origin}/1`)).toBe('page 1 /1');
  expect(made).toBe(5);
});

it('makes a page once, however many ask for it', async () => {
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const origin = await start();
  const all = Array.from({ length: 20 }, () => get(`${origin}/faq`));
  await untilWaiting(20);
  letGo();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['page 1 /faq']));
});

it('makes it again for those who wait when whoever asked first gets nothing', async () => {
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const origin = await start();
  const leaver = new AbortController();
  const first = fetch(`${origin}/faq`, { signal: leaver.signal }).catch(() => 'left');
  await untilWaiting(1);
  const second = get(`${origin}/faq`);
  await untilWaiting(2);
  leaver.abort();
  expect(await first).toBe('left');
  await untilWaiting(2, 2);
  letGo();
  expect(await second).toBe('page 2 /faq');
});

it('lets nobody have what is another’s, and lets them not wait for one another', async () => {
  cacheControl = 'private, no-store';
  const origin = await start();
  expect(await get(`${origin}/my-data`)).toBe('page 1 /my-data');
  expect(new Set(await Promise.all([get(`${origin}/my-data`), get(`${origin}/my-data`)])).size).toBe(2);
});

it.each([
  ['shows what nobody knows the state of', () => (tagsShown = ['faqs', 'unknown'])],
  ['names nothing that it shows', () => (tagsShown = [])],
  ['comes of an API without such a call', () => (content = 404)],
  ['comes while the API is away from the beginning', () => (content = 503)],
])('keeps a page for two seconds that %s', async (_, arrange) => {
  arrange();
  const origin = await start();
  await get(`${origin}/faq`);
  expect(await get(`${origin}/faq`)).toBe('page 1 /faq');
  clock += 2_001;
  expect(await get(`${origin}/faq`)).toBe('page 2 /faq');
});

it('lets nobody else keep a page for long that shows what could not be read', async () => {
  const origin = await start();
  const ruleOf = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
  expect(await ruleOf('/faq')).toBe('s-maxage=60');
  tagsShown = ['faqs', 'unknown'];
  expect([await ruleOf('/other'), await ruleOf('/other')]).toEqual(['s-maxage=2', 's-maxage=2']);
});

it('keeps nothing that was begun before a change under the state after it', async () => {
  let letGo = () => {};
  const origin = await start();
  await get(`${origin}/other`);
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const slow = get(`${origin}/faq`);
  await untilWaiting(2);
  content = { faqs: 'b', posts: 'a' };
  clock += 10_000;
  const other = get(`${origin}/other`);
  await untilWaiting(3, 2);
  letGo();
  expect([await slow, await other]).toEqual(['page 2 /faq', 'page 3 /other']);
  expect(await get(`${origin}/faq`)).toBe('page 4 /faq');
});

it.each([
  ['forms came back that wrote nothing', comesBack],
  ['somebody wrote what it does not show', '/api/draft'],
])('makes a page once, and keeps it, while %s', async (_, path) => {
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const origin = await start();
  const slow = get(`${origin}/faq`);
  await untilWaiting(1);
  await post(origin, path);
  const later = get(`${origin}/faq`);
  await untilWaiting(3);
  letGo();
  expect(new Set([await slow, await later, await get(`${origin}/faq`)])).toEqual(new Set(['page 1 /faq']));
});

it('has a page for whoever asked before another wrote again, and for nobody who asked after', async () => {
  const origin = await start();
  await get(`${origin}/faq`);
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const another = post(origin, takesLong);
  await untilWaiting(2);
  askedOfApi = [];
  await post(origin, '/api/draft');
  const before = get(`${origin}/faq`);
  await untilWaiting(4);
  letGo();
  await another;
  const after = get(`${origin}/faq`);
  await until(() => arrived === 5 && askedOfApi?.length === 2);
  askedOfApi[0]?.();
  expect(await before).toBe('page 1 /faq');
  content = { faqs: 'b', posts: 'a' };
  askedOfApi[1]?.();
  expect(await after).toBe('page 2 /faq');
});

it('lets nobody who asks after a write wait for what was begun before it where no state is told', async () => {
  content = 404;
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const origin = await start();
  const before = get(`${origin}/faq`);
  await untilWaiting(1);
  await post(origin, '/api/comments');
  const after = get(`${origin}/faq`);
  await untilWaiting(3, 2);
  letGo();
  expect([await before, await after]).toEqual(['page 1 /faq', 'page 2 /faq']);
  expect(await get(`${origin}/faq`)).toBe('page 2 /faq');
});

it('is made once for those who waited for somebody who had no turn to make it', async () => {
  const turns: ((turn: unknown) => void)[] = [];
  const enter = () => new Promise((resolve) => turns.push(resolve));
  const origin = await start({ enter } as unknown as ReturnType<typeof renderQueue>);
  const refused = fetch(`${origin}/faq`);
  await until(() => turns.length === 1);
  const others = Array.from({ length: 3 }, () => get(`${origin}/faq`));
  await until(() => arrived === 4);
  turns[0]?.(null);
  expect((await refused).status).toBe(503);
  await until(() => turns.length === 4);
  const turn = { run: (work: () => void) => work(), end() {} };
  turns[1]?.(turn);
  await until(() => saved === 1);
  for (const go of turns.slice(2)) go(turn);
  expect([new Set(await Promise.all(others)), made]).toEqual([new Set(['page 1 /faq']), 1]);
});

it('has what another node made of the content that is, where memory has that of before', async () => {
  const shared = new Map<string, Page>();
  const log = {
    get: async (key: string) => shared.get(key) ?? null,
    set: async (key: string, page: Page) => void shared.set(key, page),
  };
  const page = (version: string) => ({ headers: {}, tags: ['faqs'], version, body: Buffer.from(version) });
  const [one, other] = [keptPages({ log }), keptPages({ log })];
  for (const version of ['a', 'b']) {
    const isCurrent = (found: Page) => found.version === version;
    expect(await other.get('/faq', isCurrent)).toBeNull();
    one.set('/faq', page(version));
    expect(await other.get('/faq', isCurrent)).toEqual(page(version));
  }
});

it.each(['/api/comments', comesBack])('has every page of the disk while the API is away, after %s', async (path) => {
  await get(`${await start()}/faq`);
  await until(() => saved === 1);
  const origin = await start();
  await get(`${origin}/other`);
  content = 503;
  await post(origin, path);
  for (let n = 0; n < 3; n += 1) {
    expect(await get(`${origin}/faq`)).toBe('page 1 /faq');
    clock += 500;
  }
  content = { faqs: 'b', posts: 'a' };
  clock += 1_000;
  await get(`${origin}/other`);
  await until(async () => (await get(`${origin}/faq`)) !== 'page 1 /faq');
  expect(await get(`${origin}/faq`)).toBe('page 3 /faq');
});

it.each([410, 503])('gives a page that is %d to all who wait for it, and keeps it for nobody', async (status) => {
  told = `<meta name="http-status" content="${status}"/>`;
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const origin = await start();
  const all = Array.from({ length: 12 }, () => fetch(`${origin}/faq`));
  await untilWaiting(12);
  letGo();
  const statuses = (await Promise.all(all)).map((answer) => answer.status);
  expect([new Set(statuses), made]).toEqual([new Set([status]), 1]);
  told = '';
  expect(await get(`${origin}/faq`)).toBe('page 2 /faq');
});

it('lets nobody who waited in vain wait again', async () => {
  status = 500;
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const origin = await start();
  const first = get(`${origin}/faq`);
  await untilWaiting(1);
  const others = Array.from({ length: 3 }, () => get(`${origin}/faq`));
  await untilWaiting(4);
  const letFirstGo = letGo;
  hold = new Promise<void>((resolve) => (letGo = resolve));
  letFirstGo();
  await first;
  await until(() => making === 3);
  letGo();
  await Promise.all(others);
});

it('gives whoever asked before a write what they wait for, and whoever asks after it a new page', async () => {
  let letGo = () => {};
  hold = new Promise<void>((resolve) => (letGo = resolve));
  const origin = await start();
  const before = [get(`${origin}/faq`), get(`${origin}/faq`)];
  await untilWaiting(2);
  content = { faqs: 'b', posts: 'a' };
  await post(origin, '/api/comments');
  const after = get(`${origin}/faq`);
  await untilWaiting(4);
  letGo();
  expect([...(await Promise.all(before)), await after]).toEqual(['page 1 /faq', 'page 1 /faq', 'page 2 /faq']);
  expect(await get(`${origin}/faq`)).toBe('page 2 /faq');
});

it('goes on with what it has while the API is away, and does not ask it more often', async () => {
  const origin = await start();
  await get(`${origin}/faq`);
  content = 503;
  const before = asked;
  for (let n = 0; n < 10; n += 1) {
    clock += 500;
    expect(await get(`${origin}/faq`)).toBe('page 1 /faq');
  }
  expect(asked - before).toBeLessThanOrEqual(10);
});

it('answers a drawing to however many ask for it, one after another', async () => {
  const origin = await start();
  for (let n = 0; n < 3; n += 1) expect((await fetch(`${origin}/illustrations/call-back.svg`)).status).toBe(200);
});
