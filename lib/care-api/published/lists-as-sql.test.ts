import fc from 'fast-check';
import { z } from 'zod';
import { faqs } from '@/care-api/database/schema/provider';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { faqResource } from '@/lib/admin/faqs';
import { emptyListQuery, type ListQuery, pageSizes } from '@/lib/admin/list-query';
import { faqSchema } from '@/lib/contract/faq';
import { tenthOf } from '@/scripts/test/sample.mjs';
import { publishedLists } from './lists';

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
  const words = ['night', 'carer', 'cost', 'a 50% share', 'under_line', 'London'];
  const rows = Array.from({ length: 140 }, (_, number) => ({
    question: `${words[number % words.length]} ${number}?`,
    answer: `About ${words[(number * 7) % 5]} & ${number % 13}`,
    position: number % 40,
  }));
  await test.deps.database.db.insert(faqs).values(rows);
}, 60_000);
afterAll(() => test.close());

const answer = z.object({ items: z.array(faqSchema), page: z.number(), total: z.number() });
const get = async (path: string) => (await test.send('GET', path, undefined, { as: editor })).json();

const words = fc.array(
  fc.constantFrom('night', 'CARER', 'cost', '50%', 'under_', '1', '12', 'about', '&', 'nobody', '?', 'ondo'),
  { maxLength: 3 },
);
const asked: fc.Arbitrary<ListQuery> = fc
  .record({
    words,
    page: fc.integer({ min: 1, max: 8 }),
    size: fc.constantFrom(...pageSizes),
  })
  .map(({ words: said, ...more }) => ({ ...emptyListQuery(faqResource.rules), q: said.join(' '), ...more }));

it('a list that the site makes of a whole answer is the list that SQL makes, page for page', async () => {
  const whole: unknown[] = await get('/Faq');
  await fc.assert(
    fc.asyncProperty(asked, async (query) => {
      const { q, page, size } = query;
      const search = new URLSearchParams({ q, page: String(page), size: String(size), sort: 'position' });
      const bySql = answer.parse(await get(`/Faq?${search}`));
      const here = answer.parse(publishedLists.faq?.toPage(whole, query));
      expect({ ...bySql, items: bySql.items.map(({ id }) => id) }).toEqual({
        items: here.items.map(({ id }) => id),
        page: here.page,
        total: here.total,
      });
    }),
    {
      numRuns: tenthOf(1_000),
      examples: [[{ ...emptyListQuery(faqResource.rules), q: '50% night cost', page: 1, size: 25 }]],
    },
  );
});
