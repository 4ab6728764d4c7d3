import fc from 'fast-check';
import { emptyListQuery, type ListRules, pageSizes } from './list-query';
import { pageOfRows } from './page-of-rows';

type Row = { id: number; name: string; isOpen: boolean };

const rules: ListRules = { statuses: ['open', 'closed', 'all'], sorts: ['name', 'id'], defaultSort: 'id' };
const rowRules = {
  texts: ({ name }: Row) => [name],
  sorts: { name: ({ name }: Row) => name, id: ({ id }: Row) => id },
  statuses: ({ isOpen }: Row) => [isOpen ? 'open' : 'closed'],
};
const rowsOf = (...names: string[]): Row[] => names.map((name, id) => ({ id, name, isOpen: true }));
const ask = (rows: Row[], change: object) => pageOfRows(rows, { ...emptyListQuery(rules), ...change }, rowRules);
const names = (rows: Row[], change: object) => ask(rows, change).items.map(({ name }) => name);

it('finds every word, in any order, whatever its accents and case', () => {
  const rows = rowsOf('Café near Leeds', 'Leeds', 'cafe');
  expect(names(rows, { q: 'LEEDS cafe' })).toEqual(['Café near Leeds']);
  expect(names(rows, { q: 'nobody' })).toEqual([]);
});

it('sorts numbers in names as numbers, and the other way round', () => {
  const rows = rowsOf('Step 10', 'step 2', 'Ábc');
  expect(names(rows, { sort: 'name' })).toEqual(['Ábc', 'step 2', 'Step 10']);
  expect(names(rows, { sort: '-name' })).toEqual(['Step 10', 'step 2', 'Ábc']);
});

it('a page beyond the last is the last one', () => {
  const rows = rowsOf(...Array.from({ length: 60 }, (_, index) => `row ${index}`));
  const { page, items, total } = ask(rows, { page: 99 });
  expect([page, items.length, total]).toEqual([3, 10, 60]);
  expect(ask([], { page: 5 })).toMatchObject({ page: 1, items: [], total: 0 });
});

it('each tab counts what it has of what is searched for', () => {
  const rows = [...rowsOf('a', 'b'), { id: 9, name: 'c', isOpen: false }];
  expect(ask(rows, {})).toMatchObject({ total: 2, counts: { all: 3, open: 2, closed: 1 } });
  expect(ask(rows, { q: 'c' })).toMatchObject({ total: 0, counts: { all: 1, closed: 1 } });
});

it('the pages of a list hold each row of its tab once', () => {
  const row = fc.record({ id: fc.nat(), name: fc.string(), isOpen: fc.boolean() });
  const sort = fc.constantFrom('name', '-name', 'id', '-id');
  fc.assert(
    fc.property(fc.array(row, { maxLength: 150 }), sort, fc.constantFrom(...pageSizes), (rows, by, size) => {
      const pages = Math.max(1, Math.ceil(rows.filter(({ isOpen }) => isOpen).length / size));
      const shown = Array.from({ length: pages }, (_, index) => ask(rows, { sort: by, size, page: index + 1 }).items);
      const sorted = (all: Row[]) => all.toSorted((a, b) => a.id - b.id || a.name.localeCompare(b.name));
      expect(sorted(shown.flat())).toEqual(sorted(rows.filter(({ isOpen }) => isOpen)));
    }),
  );
});
