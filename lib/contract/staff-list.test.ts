import { z } from 'zod';
import { staffListQuery, staffPage } from './staff-list';

const query = staffListQuery({ sorts: ['name', 'created'], statuses: ['active', 'trash'] });
const reads = (asked: Record<string, string>) => query.safeParse(asked).success;

it('reads a list as its address says it', () => {
  const asked = { page: '2', size: '50', q: ' ann ', status: 'trash', sort: '-created', from: '2026-02-28' };
  expect(query.parse(asked)).toEqual({ ...asked, page: 2, size: 50, q: 'ann' });
  expect(query.parse({})).toEqual({ size: 25 });
});

it.each([
  [{ page: '0' }],
  [{ page: '1e9' }],
  [{ size: '30' }],
  [{ status: 'gone' }],
  [{ sort: 'password' }],
  [{ sort: '--name' }],
  [{ from: '2026-02-30' }],
  [{ q: 'x'.repeat(101) }],
  [{ q: 'a\u0000b' }],
])('reads no %j', (asked) => {
  expect(reads(asked)).toBe(false);
});

it('answers items, their number as far as it was counted, and the number of each state', () => {
  const page = { items: [{ id: 1 }], page: 3, pageSize: 25, total: 1_000, totalIsCapped: true, counts: { trash: 0 } };
  expect(staffPage(z.object({ id: z.number() })).parse(page)).toEqual(page);
});
