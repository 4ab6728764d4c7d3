import fc from 'fast-check';
import { kinds } from '@/lib/contract/kind';
import { emptyListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import { kindsOf } from '@/lib/directory/kinds';
import { toResultStatus } from './grouped-cards';
import { prepareListings } from './prepare-listings';
import { searchListings } from './search-listings';
import { makeListing } from './testing/make-listing';

const day = new Date('2026-11-20T12:00:00Z');
const names = ['Live-In Care', 'Homecare agencies', 'Residential homes', 'Nursing homes', 'Carer Jobs', 'Dentist'];
const categories = names.map((name, index) => ({ id: index + 1, name }));
const towns = ['Leeds', 'Bradford', 'York', 'Otley', 'Glasgow', 'Truro', 'Norwich', ''];
const features = ['Dementia', 'Night care', 'Couples', 'Palliative care', 'Stairlift', ''];

/** Every kind in most towns, with a need here and there; live-in care far from Leeds alone. */
const listings = towns.flatMap((city, town) =>
  categories.flatMap(({ id }) =>
    id === 1 && ['Leeds', 'Bradford', 'York', 'Otley'].includes(city)
      ? []
      : [0, 1].map((turn) =>
          makeListing({
            typeId: 1 + town * 100 + id * 10 + turn,
            typeTitle: `${names[id - 1]} ${town}${turn}`,
            city,
            categoryId: String(id),
            listingFeatures: features[(town + id + turn) % features.length] ?? '',
            openClose: (town + turn) % 7 === 6 ? 'Closed' : 'Open',
          }),
        ),
  ),
);
const prepared = prepareListings(listings, { categories, filters: [] });
const kindsById = new Map(
  listings.map(({ id, title, categoryIds }) => {
    const categoryNames = categories.filter((category) => categoryIds.includes(category.id)).map(({ name }) => name);
    return [id, kindsOf({ title, categoryNames })];
  }),
);

const asked = fc.record({
  words: fc.array(
    fc.constantFrom(
      ...['live-in care', 'home care', 'care home', 'nursing home', 'hospice', 'job', 'dentist', 'agency'],
      ...['dementia', 'nights', 'for a couple', 'stairlift', 'my mum', 'how much', 'rated good', 'Polish speaking'],
      ...['in Leeds', 'near York', 'Glasgow', 'LS17', 'xyzzy', 'the', 'lives in Otley', '2 people', 'demntia'],
    ),
    { maxLength: 5 },
  ),
  near: fc.constantFrom('', '', 'Leeds', 'Truro', 'YO1 9ZZ', 'Yorkshire', 'Nowhere', 'price'),
  within: fc.constantFrom(null, null, 1, 15, 200),
  kinds: fc.subarray([...kinds], { maxLength: 1 }),
  isExact: fc.boolean(),
});

it('never says above the list what the list does not show, whatever is asked', () => {
  fc.assert(
    fc.property(asked, ({ words, ...rest }) => {
      const query = { ...emptyListingQuery, ...rest, q: words.join(' ') };
      const page = searchListings(prepared, query, day);
      const { found, matches, widened, moving } = toResultStatus(page);
      const [first] = page.groups;
      const counted = (...reasons: string[]) =>
        page.groups.filter(({ reason }) => reasons.includes(reason)).reduce((sum, { count }) => sum + count, 0);
      expect(page.groups.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
      expect(page.items).toHaveLength(Math.min(listingsPerPage, page.total));
      // "None" stands above nothing, or above what is said to stand in.
      expect(found === 0).toBe(page.total === 0 || first?.reason === 'instead');
      expect(found).toBe(page.total - counted('instead'));
      expect(matches).toBe(counted('match', 'travels'));
      expect(moving).toBe(counted('travels'));
      expect(widened !== null).toBe(first?.reason === 'widened');
      if (widened) expect(counted('match')).toBe(0);
      // Under a heading with miles stands nothing further away, and under one of another kind nothing of the kind.
      let place = 0;
      for (const { reason, count, miles } of page.groups) {
        for (const end = place + count; place < end && place < page.items.length; place += 1) {
          const its = kindsById.get(page.items[place]?.id ?? 0) ?? [];
          const away = page.miles[place] ?? 0;
          if (miles !== null && !page.isInPlace[place]) expect(away).toBeLessThanOrEqual(miles);
          if (reason === 'widened') expect(its.some((kind) => widened?.kinds.includes(kind))).toBe(false);
          if (reason === 'travels') expect(its).toContain('live-in-care');
        }
        place = Math.min(place, page.items.length);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('keeps need and place, and widens the kind before the distance', () => {
  const query = { ...emptyListingQuery, q: 'live-in care for dementia', near: 'Leeds' };
  const page = searchListings(prepared, query, day);
  expect(page.groups.map(({ reason }) => reason)).toEqual(['widened', 'travels']);
  expect(toResultStatus(page).widened).toMatchObject({ kinds: ['live-in-care'], place: 'Leeds, West Yorkshire' });
  expect(page.items[0]?.features).toEqual(['Dementia']);
});

it('counts who moves to them, however many others are near', () => {
  const near = Array.from({ length: 14 }, (_, index) =>
    makeListing({
      typeId: 9_100 + index,
      typeTitle: `Aire ${index}`,
      city: 'Leeds',
      categoryId: '2',
      listingFeatures: 'Dementia',
    }),
  );
  const page = searchListings(
    prepareListings([...listings, ...near], { categories, filters: [] }),
    { ...emptyListingQuery, q: 'live-in care for dementia', near: 'Leeds' },
    day,
  );
  expect(page.groups.map(({ reason }) => reason)).toEqual(['widened', 'travels']);
  expect(toResultStatus(page).moving).toBeGreaterThan(0);
});

it('names no other kind where one of it is near', () => {
  const page = searchListings(prepared, { ...emptyListingQuery, q: 'care home dementia', near: 'Leeds' }, day);
  expect(page.groups.map(({ reason }) => reason)).not.toContain('widened');
});

it('shows what is in the place before what is far away and has the word', () => {
  const pool = makeListing({
    typeId: 9_001,
    typeTitle: 'Clyde House',
    city: 'Glasgow',
    listingFeatures: 'Hydrotherapy',
  });
  const withPool = prepareListings([...listings, pool], { categories, filters: [] });
  const page = searchListings(withPool, { ...emptyListingQuery, q: 'hydrotherapy', near: 'Truro' }, day);
  const reasons = page.groups.map(({ reason }) => reason);
  expect(reasons[0]).toBe('around');
});
