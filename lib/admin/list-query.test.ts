import fc from 'fast-check';
import {
  isNarrowed,
  type ListQuery,
  type ListRules,
  listSearch,
  pageSizes,
  parseListQuery,
  toApiQuery,
} from './list-query';

const rules: ListRules = {
  statuses: ['open', 'closed', 'all'],
  sorts: ['name', 'created'],
  defaultSort: '-created',
  filters: { kind: ['faq', 'user'], actor: null },
  hasDays: true,
};
const parse = (search: string) => parseListQuery(new URLSearchParams(search), rules);

const words = fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim());
const queries: fc.Arbitrary<ListQuery> = fc.record({
  q: words,
  status: fc.constantFrom(...rules.statuses),
  sort: fc.constantFrom('name', '-name', 'created', '-created'),
  filters: fc
    .record({ kind: fc.constantFrom('', 'faq', 'user'), actor: words })
    .map((filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))),
  from: fc.constantFrom('', '2026-02-28'),
  to: fc.constantFrom('', '2028-02-29'),
  page: fc.integer({ min: 1, max: 100_000 }),
  size: fc.constantFrom(...pageSizes),
});

it('every question has an address that asks it again', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parse(listSearch(query, rules, { page: query.page }))).toEqual({ query, ignored: [] });
    }),
  );
});

it('the plain list has the plain address, another question begins on page 1', () => {
  const { query } = parse('');
  expect(listSearch(query, rules)).toBe('');
  expect(listSearch({ ...query, page: 7 }, rules, { q: 'dogs' })).toBe('?q=dogs');
});

it.each([
  ['status=gone&sort=password&page=0&size=7', ['status', 'sort', 'page', 'size']],
  ['from=2026-02-30&to=tomorrow&kind=cat', ['kind', 'from', 'to']],
  ['page=-1', ['page']],
  ['page=999999999', ['page']],
])('what is unknown in %s is left out and told', (search, ignored) => {
  expect(parse(search)).toEqual({ query: parse('').query, ignored });
});

it('blanks ask for nothing, long words are cut', () => {
  expect(parse('status=&page=&q=+++&kind=')).toEqual({ query: parse('').query, ignored: [] });
  expect(parse(`q=${'x'.repeat(300)}`).query.q).toHaveLength(100);
});

it('days are no filter of a list without them', () => {
  const { query } = parseListQuery(new URLSearchParams('from=2026-01-01'), { ...rules, hasDays: undefined });
  expect(query.from).toBe('');
});

it('the API is told all but blanks', () => {
  expect(String(toApiQuery(parse('q=a&kind=faq').query))).toBe('status=open&sort=-created&page=1&size=25&kind=faq&q=a');
});

it('a search narrows a list, a tab or a page does not', () => {
  expect(['q=a', 'kind=faq', 'from=2026-01-01'].map((search) => isNarrowed(parse(search).query))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isNarrowed(parse('status=closed&page=3&sort=name').query)).toBe(false);
});

it('another view stays in the address through filters and tabs, and is nothing that the API is asked', () => {
  const shown = { ...rules, views: ['board'] };
  const { query, ignored } = parseListQuery(new URLSearchParams('view=board&kind=faq'), shown);
  expect([query.view, ignored]).toEqual(['board', []]);
  expect(listSearch(query, shown, { status: 'closed' })).toBe('?status=closed&kind=faq&view=board');
  expect(listSearch(query, shown, { view: undefined })).toBe('?kind=faq');
  expect(toApiQuery(query).has('view')).toBe(false);
  expect(parse('view=board').query.view).toBeUndefined();
  expect(parseListQuery(new URLSearchParams('view=all'), shown).query.view).toBeUndefined();
});
