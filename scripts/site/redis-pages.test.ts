import { hasRedis, type RedisServer, startRedis } from '../../testing/start-redis';
import { until } from '../../testing/until';
import { openRedis, type Redis } from './redis.mjs';
import { redisPages } from './redis-pages.mjs';

const nodes: Redis[] = [];
let redis: RedisServer;
beforeEach(async () => {
  if (hasRedis) redis = await startRedis();
});
afterEach(async () => {
  for (const node of nodes.splice(0)) node.close();
  if (hasRedis) await redis.stop();
});

const page = (text: string) => ({ headers: { etag: text }, tags: ['faqs'], version: '1', body: Buffer.from(text) });
/** What was said since the last look. */
const lines = () =>
  jest
    .mocked(console.error)
    .mock.calls.splice(0)
    .map(([line]) => String(line));

/** As patient as no page may be: a machine that is busy with other tests is not one whose Redis hangs. */
function open({ url = redis.url, version = '1', patience = 2_000 } = {}) {
  const node = openRedis(url, { patience });
  nodes.push(node);
  return redisPages(node, version);
}

async function keepIn(node: ReturnType<typeof open>, key: string, text: string): Promise<void> {
  await until(async () => {
    await node.set(key, page(text));
    return (await node.get(key)) !== null;
  });
}

const withRedis = hasRedis ? it : it.skip;

withRedis('shares a page with every node of the same build and settings, and with no other', async () => {
  const [one, other, newer] = [open(), open(), open({ version: '2' })];
  await keepIn(one, '/a', 'Zoë 😀');
  await keepIn(newer, '/b', 'b');
  await until(async () => (await other.get('/a')) !== null);
  expect(await other.get('/a')).toEqual(page('Zoë 😀'));
  expect([await newer.get('/a'), await other.get('/b'), await one.get('/c')]).toEqual([null, null, null]);
});

withRedis('goes on without it when it is away or hangs, says so once, and is back by itself', async () => {
  const node = open();
  await keepIn(node, '/a', 'a');
  const port = Number(new URL(redis.url).port);
  await redis.stop();
  for (let n = 0; n < 5; n += 1) expect(await node.get('/a')).toBeNull();
  await node.set('/a', page('a'));
  redis = await startRedis(port);
  await keepIn(node, '/a', 'again');
  redis.hang();
  expect(await node.get('/a')).toBeNull();
  redis.goOn();
  await until(async () => (await node.get('/a')) !== null);
  expect(lines().map((line) => line.replace(/URL: .*: pages/, 'URL: …: pages'))).toEqual([
    'site: REDIS_URL: …: pages are kept in memory alone until it answers',
    'site: REDIS_URL: it answers',
    'site: REDIS_URL: …: pages are kept in memory alone until it answers',
    'site: REDIS_URL: it answers',
  ]);
});

withRedis('is not taken for slow where it is this process that was busy', async () => {
  const node = open({ patience: 250 });
  await keepIn(node, '/a', 'a');
  await until(async () => {
    const page = node.get('/a');
    // Longer than Redis is waited for.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    return (await page) !== null;
  });
  // Where the machine was busy too it took more than once.
  lines();
});

withRedis('says that a password is not the right one', async () => {
  const node = open({ url: redis.url.replace(redis.password, 'wrong') });
  await until(() => jest.mocked(console.error).mock.calls.length > 0);
  expect(await node.get('/a')).toBeNull();
  expect(lines()).toEqual([
    'site: REDIS_URL: its password is not the right one: pages are kept in memory alone until it answers',
  ]);
});
