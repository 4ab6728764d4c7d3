import fc from 'fast-check';
import { foldText } from './fold-text';
import { audiences, kinds } from './kind';
import {
  listingHref,
  listingQueryParams,
  listingSorts,
  parseListingQuery,
  shuffleMultiplier,
  shuffleRank,
} from './listing-query';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 5 })
  .map((all) => all.sort((a, b) => a - b));
const names = fc
  .uniqueArray(fc.stringMatching(/^[A-Z][a-z]{2,9}( [A-Z][a-z]{2,5})?$/), { maxLength: 3 })
  .map((all) => all.sort());
const queries = fc.record({
  q: fc.stringMatching(/^([a-z0-9&'é]{1,8}( [a-z0-9]{1,8})?)?$/),
  categories: ids,
  locations: names,
  cities: names,
  filters: ids,
  near: fc.constantFrom('', 'Leeds', 'LS17', 'St. Andrews'),
  within: fc.constantFrom(null, 1, 10, 200),
  kinds: fc.subarray([...kinds]),
  audiences: fc.subarray([...audiences]),
  withClosed: fc.boolean(),
  isExact: fc.boolean(),
  sort: fc.constantFrom(...listingSorts),
  page: fc.integer({ min: 1, max: 1_000 }),
});

describe('the query of the directory', () => {
  it('comes back from its address as it went in', () => {
    fc.assert(fc.property(queries, (query) => expect(parseListingQuery(listingQueryParams(query))).toEqual(query)));
  });

  it('never throws and never lets control characters through, whatever the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (name, value) => {
        const query = parseListingQuery(
          new URLSearchParams([
            ['q', value],
            ['city', value],
            [name, value],
          ]),
        );
        if (query) expect(query.q).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('has one address for one question, however it was asked', () => {
    const one = parse('category=7&category=3&q=+home++care+&page=1&sort=&location=');
    const other = parse('sort=featured&q=home care&category=3,7,3');
    expect(one).toEqual(other);
    expect(one && listingHref(one)).toBe('/listing?q=home+care&category=3&category=7');
    expect(listingHref({})).toBe('/listing');
  });

  it.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=1e3',
    'page=999999',
    'category=abc',
    'category=-3',
    'filter=0',
    'sort=up',
    'within=near',
    'within=1.5',
    'kind=anything',
    'for=dogs',
  ])('calls %s nonsense', (text) => expect(parse(text)).toBeNull());

  it('folds case, accents and spaces', () => {
    expect(foldText('  Caffè   LLÊN ')).toBe('caffe llen');
  });
});

describe("the day's order", () => {
  it('is a true shuffle: every listing has a place of its own, and days differ', () => {
    const today = shuffleMultiplier(new Date('2026-11-20'));
    const tomorrow = shuffleMultiplier(new Date('2026-11-21'));
    const order = (multiplier: number) =>
      Array.from({ length: 60 }, (_, index) => index + 1).sort(
        (a, b) => shuffleRank(a, multiplier) - shuffleRank(b, multiplier),
      );
    expect(new Set(order(today).map((id) => shuffleRank(id, today))).size).toBe(60);
    expect(order(today)).not.toEqual(order(tomorrow));
    expect(order(today)).not.toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });
});
