import { nearestFirst } from './nearest-first';
import { makeListing } from './testing/make-listing';

const near = (typeId: number, miles: number | null, wire: Parameters<typeof makeListing>[0] | object = {}) => ({
  listing: makeListing({ ...wire, typeId }),
  miles,
  isInPlace: true,
});
const now = new Date('2026-11-22T12:00:00Z');
const idsOf = (row: ReturnType<typeof nearestFirst>) => row.map(({ listing }) => listing.id);

it('puts what is open before what is not, and then what is nearer', () => {
  const others = [near(1, 9), near(2, 1, { openClose: 'OnHold' }), near(3, null), near(4, 2)];
  expect(idsOf(nearestFirst({ position: null }, others, now))).toEqual([4, 1, 3, 2]);
});

it('counts a job whose last day is over as closed, whoever has noticed', () => {
  const over = near(1, 1, { job: { validThrough: '2026-11-21T12:00:00Z' } });
  const lastDay = near(2, 3, { job: { validThrough: '2026-11-22T09:00:00Z' } });
  expect(idsOf(nearestFirst({ position: null }, [over, lastDay], now))).toEqual([2, 1]);
});

it('measures from house to house where both are known, and leaves the rest as the search has it', () => {
  const others = [near(1, 1, { lat: 51.6, lng: -0.1 }), near(2, 5, { lat: 51.51, lng: -0.1 }), near(3, 3)];
  const [first, second, third] = nearestFirst({ position: { lat: 51.5, lng: -0.1 } }, others, now);
  expect(first).toMatchObject({ listing: { id: 2 }, isInPlace: false });
  expect(first?.miles).toBeCloseTo(0.69, 2);
  expect(second).toMatchObject({ listing: { id: 3 }, miles: 3, isInPlace: true });
  expect(third).toMatchObject({ listing: { id: 1 } });
});
