import type { Line } from '@/care-api/database/register-entry';
import { collectEntries } from './collect-entries';
import { planListings } from './plan-listings';

const kept = jest.fn(() => 0);

async function* lines(count: number): AsyncGenerator<Line> {
  for (let line = 1; line <= count; line += 1) {
    const entry = { source: 'Register', sourceKey: `${line}`, title: `House ${line}` };
    yield { line, record: { entry }, cells: () => [] };
  }
}
const format = { name: 'Register', statedOn: '', filedOn: '2026-05-31', columns: [], reading: null };
const collect = (count: number, most?: number) =>
  collectEntries({ ...format, records: lines(count) }, (html) => html, most, kept);

test('a file of more lines than are taken, or than there is memory for, is refused by how many they are', async () => {
  expect((await collect(5, 5)).entries).toHaveLength(5);
  await expect(collect(6, 5)).rejects.toThrow('more than 5 lines');
  kept.mockClear();
  kept.mockImplementation(() => (kept.mock.calls.length > 3 ? 0.6 : 0.4));
  await expect(collect(1_050)).rejects.toThrow('more than 1003 lines');
  // Others fill it: a small file is taken all the same.
  kept.mockReturnValue(0.9);
  expect((await collect(1_000)).entries).toHaveLength(1_000);
});

test('a plan that there is no memory for is refused by a part that may be taken', async () => {
  kept.mockReturnValue(0.4);
  const { entries } = await collect(9);
  kept.mockReturnValue(0.7);
  const placed = entries.map((entry) => ({ ...entry, listingId: null, isApart: false }));
  expect(await planListings(placed, [], entries, kept)).toHaveLength(9);
  kept.mockReturnValue(0.9);
  await expect(planListings(placed, [], entries, kept)).rejects.toThrow('more than 4 lines');
});
