import { csvHref, readTicks, tickOf, toBulkQuery } from './bulk';
import { faqResource } from './faqs';

it('ticks say which rows, and as what they were seen', () => {
  expect(readTicks([tickOf(7, 3), tickOf(9, null)])).toEqual({ ids: [7, 9], versions: { 7: 3 } });
  expect(readTicks([])).toEqual({ ids: [], versions: {} });
  expect([['0'], ['a'], ['7@'], ['7@3@4'], ['7', '-1']].map(readTicks)).toEqual([null, null, null, null, null]);
});

it('all rows that match are the question, without its page and order', () => {
  expect(toBulkQuery(faqResource.rules, '?q=a+b&page=3&sort=-changed&status=nonsense')).toEqual({
    q: 'a b',
    status: 'published',
  });
});

it('a table is asked for as the list is', () => {
  const asked = {
    q: 'a b',
    status: 'published',
    sort: '-changed',
    from: '',
    to: '2026-05-01',
    filters: { kind: 'jobs' },
  };
  expect(csvHref('faq.csv', asked, 'en')).toBe(
    '/api/admin/export/faq.csv?q=a+b&status=published&sort=-changed&to=2026-05-01&kind=jobs&locale=en',
  );
});
