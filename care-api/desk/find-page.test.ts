import { faqs } from '@/care-api/database/schema/provider';
import { faqResource } from '@/care-api/faqs/faq-resource';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { openStaffList } from './find-page';
import { openPages } from './list-page';
import { openMarks } from './marks';
import type { Asked } from './staff-list';

const many = 2_130;
let test: TestApp;
let list: ReturnType<typeof openPages>;
beforeAll(async () => {
  test = await openTestApp();
  // Sevens share a position, so that ids must tell them apart.
  const rows = Array.from({ length: many }, (_, number) => ({
    question: `Question ${(number * 7_919) % many}`,
    answer: number % 100 === 0 ? '100% of_it' : 'plain',
    position: Math.floor(number / 7),
    updatedAt: new Date(Date.UTC(2026, 0, 1, number)),
    deletedAt: number % 10 === 0 ? new Date() : null,
  }));
  await test.deps.database.db.insert(faqs).values(rows);
  list = openPages(test.deps.database.db, faqResource);
}, 60_000);
afterAll(() => test.close());

const pageOf = (asked: Partial<Asked>) => list({ page: 1, size: 100, ...asked });
const idsOf = async (asked: Partial<Asked>) => (await pageOf(asked)).items.map((item) => Number(item.faqId));

async function walk(asked: Partial<Asked>, pages: readonly number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const page of pages) ids.push(...(await idsOf({ ...asked, page })));
  return ids;
}

describe('pages of a long list', () => {
  const there = Array.from({ length: many }, (_, number) => number).filter((number) => number % 10 !== 0);
  const pages = Array.from({ length: Math.ceil(there.length / 100) }, (_, number) => number + 1);

  it.each(['position', '-position', 'changed', '-changed', 'question', '-question'])(
    'hold each row once, sorted by %s, whether walked on or jumped to',
    async (sort) => {
      const walked = await walk({ sort }, pages);
      expect(new Set(walked).size).toBe(there.length);
      const fresh = openPages(test.deps.database.db, faqResource);
      const jumped = (await fresh({ page: 15, size: 100, sort })).items.map((item) => Number(item.faqId));
      expect(jumped).toEqual(walked.slice(1_400, 1_500));
      expect(await idsOf({ sort, page: 12 })).toEqual(walked.slice(1_100, 1_200));
      expect(await idsOf({ sort, page: 2 })).toEqual(walked.slice(100, 200));
    },
  );

  it('come in the order that was asked for, from either end', async () => {
    const up = await walk({ sort: 'position' }, pages);
    const down = await walk({ sort: '-position' }, pages);
    expect(up).toEqual(there.map((number) => number + 1));
    expect(down).toEqual([...up].reverse());
  });

  it('count as far as staff read, by status, and say where they stopped', async () => {
    const counts = { published: there.length, trash: 213 };
    expect(await pageOf({})).toMatchObject({ total: there.length, totalIsCapped: false, counts });
    const upToThousand = openStaffList(faqResource.list, 1_000);
    expect(await upToThousand(test.deps.database.db, { page: 1, size: 25 })).toMatchObject({
      total: 1_000,
      totalIsCapped: true,
      counts: { published: 1_001, trash: 213 },
    });
    expect(await pageOf({ status: 'trash' })).toMatchObject({ total: 213, totalIsCapped: false });
  });

  it('beyond the last are the last one, under its own number', async () => {
    const last = await pageOf({ page: 999_999 });
    expect([last.page, last.items.length]).toEqual([pages.length, there.length % 100]);
    expect(await pageOf({ page: 9, q: 'nothing holds this' })).toMatchObject({ page: 1, items: [], total: 0 });
  });

  it('hold what has all the words, with signs as they are typed, and of the days that were asked for', async () => {
    expect(await pageOf({ q: '100% OF_IT', status: 'trash' })).toMatchObject({ total: 22 });
    expect(await pageOf({ q: '%' })).toMatchObject({ total: 0 });
    expect(await pageOf({ q: 'question plain 17' })).toMatchObject({ totalIsCapped: false });
    expect(await pageOf({ from: '2026-01-02', to: '2026-01-02' })).toMatchObject({ total: 22, counts: { trash: 2 } });
  });
});

describe('marks of pages far behind', () => {
  const mark = { id: '1', value: 'x' };

  it('are kept for a minute, each for its list, and none of the first thousand rows', () => {
    let now = 0;
    const marks = openMarks(() => now);
    marks('a').set(900, mark);
    marks('a').set(1_000, mark);
    expect(marks('a').before(999)).toEqual({ mark: null, at: 0 });
    expect(marks('a').before(1_500)).toEqual({ mark, at: 1_000 });
    expect(marks('b').before(1_500)).toEqual({ mark: null, at: 0 });
    now = 60_001;
    expect(marks('a').before(1_500)).toEqual({ mark: null, at: 0 });
  });

  it('are those of the lists asked for last', () => {
    const marks = openMarks(() => 0);
    for (let list = 0; list < 150; list += 1) marks(`${list}`).set(1_000, mark);
    expect(marks('0').before(1_000).mark).toBeNull();
    expect(marks('149').before(1_000).mark).toEqual(mark);
  });
});
