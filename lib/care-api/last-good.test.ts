import { endpoints } from '@/lib/contract/endpoints';
import { shareAnswers } from '@/lib/http/shared-answers.mjs';
import { openRedis, type Redis } from '@/scripts/site/redis.mjs';
import { redisAnswers } from '@/scripts/site/redis-answers.mjs';
import { hasRedis, type RedisServer, startRedis } from '@/testing/start-redis';
import { until } from '@/testing/until';
import { json, Upstream } from '@/testing/upstream';
import { read } from './client';
import { LastGood } from './last-good';

const withRedis = hasRedis ? it : it.skip;
const upstream = new Upstream();
let redis: RedisServer;
let node: Redis;

// What the client logs about faults, and what the site says of Redis, is their own business.
beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());
beforeEach(async () => {
  await upstream.start();
  if (!hasRedis) return;
  redis = await startRedis();
  // A machine that is busy with other tests is not one whose Redis hangs.
  node = openRedis(redis.url, { patience: 2_000 });
  shareAnswers(redisAnswers(node, 'care'));
  await until(async () => (await node.ask(({ texts }) => texts.ping())) === 'PONG');
});
afterEach(async () => {
  shareAnswers(null);
  await upstream.stop();
  if (!hasRedis) return;
  node.close();
  await redis.stop();
});

const few = { most: 2, bytes: 1_000 };
const putShared = (path: string, value: unknown) => redisAnswers(node, 'care').set(path, JSON.stringify(value));

describe('what was answered last', () => {
  withRedis('is known to a node that has seen nothing, and to no other site', async () => {
    const [one, other] = [new LastGood(few), new LastGood(few)];
    expect([await other.has('a'), await other.get('a')]).toEqual([false, null]);
    one.set('a', '1');
    await until(() => other.has('a'));
    one.set('a', '2');
    await until(async () => (await other.get('a')) === '2');
    expect(await redisAnswers(node, 'elsewhere').get('a')).toBeNull();
    other.delete('a');
    await until(async () => (await redisAnswers(node, 'care').get('a')) === null);
  });

  withRedis('is what a node has seen itself while Redis hangs or is away', async () => {
    const [seen, unseen] = [new LastGood(few), new LastGood(few)];
    seen.set('a', '1');
    redis.hang();
    expect([await seen.get('a'), await unseen.get('a'), await unseen.has('a')]).toEqual(['1', null, false]);
    redis.goOn();
    await redis.stop();
    seen.set('b', '2');
    expect([await seen.get('b'), await seen.has('b'), await unseen.has('b')]).toEqual(['2', true, false]);
    expect(jest.mocked(console.error).mock.calls.splice(0).join()).toMatch(/REDIS_URL: .* in memory alone/);
  });

  it('is what a node has seen itself where none is shared, the newest of it', async () => {
    shareAnswers(null);
    const own = new LastGood(few);
    for (const path of ['a', 'b', 'a', 'c']) own.set(path, path);
    expect(await Promise.all(['a', 'b', 'c'].map((path) => own.get(path)))).toEqual(['a', null, 'c']);
  });

  it('is no more than there is room for, and nothing of what is larger than that', async () => {
    shareAnswers(null);
    const own = new LastGood({ most: 9, bytes: 20 });
    for (const path of ['a', 'b', 'c']) own.set(path, 'ü'.repeat(4));
    expect(await Promise.all(['a', 'b', 'c'].map((path) => own.get(path)))).toEqual([null, 'üüüü', 'üüüü']);
    own.set('b', 'b'.repeat(20));
    expect([await own.get('b'), await own.has('c')]).toEqual([null, true]);
  });
});

describe('a read while the API is away', () => {
  withRedis('shows what another node had, and says away where that is of another build', async () => {
    await putShared('MenuMaster', [{ menuId: 1, menuName: 'Home' }]);
    await putShared('Category', { of: 'another build' });
    upstream.answerWith((_, response) => response.destroy());
    expect(await read(endpoints.listMenus)).toEqual({
      state: 'ready',
      value: [{ id: 1, name: 'Home', url: '', parentId: null }],
    });
    expect(await read(endpoints.listCategories)).toEqual({ state: 'away' });
  });

  withRedis('waits for a silent API no longer than where it knew something itself', async () => {
    await putShared('Faq', [{ faqId: 1, faqQuestions: 'Q', faqAnswer: 'A' }]);
    upstream.answerWith(() => {});
    const [known, unknown] = [read(endpoints.listFaqs), read(endpoints.listHomeBanners)];
    expect(await Promise.race([known, unknown])).toMatchObject({ state: 'ready' });
    await unknown;
  });

  withRedis('has told the other nodes what it read before', async () => {
    upstream.answerWith((_, response) => json(response, [{ faqId: 2, faqQuestions: 'New', faqAnswer: 'A' }]));
    await read(endpoints.listFaqs);
    await until(async () => (await redisAnswers(node, 'care').get('Faq'))?.includes('New') ?? false);
  });
});
