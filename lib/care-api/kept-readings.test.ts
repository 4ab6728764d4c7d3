import { endpoints } from '@/lib/contract/endpoints';
import { type ContentState, shareContentState } from '@/lib/http/content-state.mjs';
import { json, Upstream } from '@/testing/upstream';
import { read } from './client';
import { KeptReadings } from './kept-readings';

beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

const upstream = new Upstream();
const noted: string[] = [];
let version: string | null;
beforeEach(async () => {
  await upstream.start();
  version = 'one';
  noted.splice(0);
  const state: ContentState = {
    versionOf: (tags) => (tags.includes('unknown') ? null : version),
    note: (tags) => noted.push(...tags),
  };
  shareContentState(state);
});
afterEach(() => upstream.stop());

const answer = (text: string) =>
  upstream.answerWith((_, response) => json(response, [{ faqId: 1, faqQuestions: text, faqAnswer: 'A' }]));

describe('a read of content whose state is known', () => {
  it('is asked and parsed once, by however many, until the content is in another state', async () => {
    answer('Q');
    const [first, second] = await Promise.all([read(endpoints.listFaqs), read(endpoints.listFaqs)]);
    expect(second).toBe(first);
    expect(await read(endpoints.listFaqs)).toBe(first);
    expect(upstream.requests).toHaveLength(1);
    version = 'two';
    answer('Other');
    expect(await read(endpoints.listFaqs)).not.toEqual(first);
    expect([...new Set(noted)]).toEqual(['faqs']);
  });

  it('is asked again when the state is not known, and when the API was away', async () => {
    version = 'three';
    answer('Q');
    const good = await read(endpoints.listFaqs);
    version = 'four';
    upstream.answerWith((_, response) => json(response, {}, 500));
    expect(await read(endpoints.listFaqs)).toEqual(good);
    expect(noted).toContain('unknown');
    answer('New');
    const healed = await read(endpoints.listFaqs);
    expect(healed).not.toEqual(good);
    version = null;
    expect(await read(endpoints.listFaqs)).toEqual(healed);
    expect(await read(endpoints.listFaqs)).not.toBe(healed);
  });
});

it('as many readings are kept as there is room for, by what they were read from', async () => {
  const kept = new KeptReadings({ most: 9, bytes: 3_000 });
  const put = (path: string, bytes: number) =>
    kept.ask(endpoints.listFaqs, path, 'one', async () => ({ reading: { state: 'ready', value: [] }, bytes }));
  const has = (path: string) => kept.get(endpoints.listFaqs, path, 'one') !== null;
  for (const path of ['a', 'b', 'c']) await put(path, 1_000);
  await put('d', 3_000);
  expect(['a', 'b', 'c', 'd'].map(has)).toEqual([false, true, true, false]);
});
