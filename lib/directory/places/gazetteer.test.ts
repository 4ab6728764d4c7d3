import { makeGazetteer, type PlacedListing } from './gazetteer';
import { milesBetween, type Place } from './place';
import { shippedTowns } from './uk-places';

const towns = makeGazetteer({ towns: shippedTowns, postcodes: [] }, []);

test.each([
  ['St. Andrews', 'St Andrews, Fife'],
  ['Saint Andrews', 'St Andrews, Fife'],
  ['st andrews', 'St Andrews, Fife'],
  ['newcastle', 'Newcastle upon Tyne, Tyne and Wear'],
  ['newcastle under lyme', 'Newcastle under Lyme, Staffordshire'],
  ['hull', 'Kingston upon Hull, East Riding of Yorkshire'],
  ['kings lynn', "King's Lynn, Norfolk"],
  ["King's Lynn", "King's Lynn, Norfolk"],
  ['stoke-on-trent', 'Stoke-on-Trent, Staffordshire'],
  ['stoke', 'Stoke-on-Trent, Staffordshire'],
  ['tunbridge wells', 'Royal Tunbridge Wells, Kent'],
  ['londonderry', 'Derry'],
  ['enfield', 'Enfield, London'],
  ['perth', 'Perth'],
  ['edinburgh', 'Edinburgh'],
])('%s is %s', (name, shown) => {
  expect(show(towns.find(name)[0])).toBe(shown);
});

test('of several towns of a name the most populous comes first', () => {
  const found = towns.find('bangor');
  expect(found.map(show)).toEqual(['Bangor, Ards and North Down', 'Bangor, Gwynedd']);
});

test('an area comes before a village of its name and after a town', () => {
  expect(towns.find('wales').map(({ kind }) => kind)).toEqual(['area', 'town']);
  expect(towns.find('leeds').map(({ kind }) => kind)).toEqual(['town', 'area']);
});

test('an area is made of the authorities as registers write them', () => {
  const [westYorkshire] = towns.find('west yorkshire');
  expect(westYorkshire).toMatchObject({ kind: 'area', county: '' });
  expect(westYorkshire?.parts).toEqual(
    expect.arrayContaining(['west yorkshire', 'leeds', 'bradford', 'wakefield', 'kirklees', 'calderdale']),
  );
  expect(towns.find('perth & kinross')[0]?.parts).toEqual(
    expect.arrayContaining(['perth & kinross', 'perth and kinross']),
  );
  expect(towns.find('england')[0]?.parts).toEqual(expect.arrayContaining(['bristol, city of', 'brent', 'kent']));
});

test('nobody has a name that is none', () => {
  for (const name of ['', ' ', '???', 'asdfqwer', '🏡', "'; drop table places"]) expect(towns.find(name)).toEqual([]);
});

test('a larger town reaches farther', () => {
  const radius = (name: string) => towns.find(name)[0]?.radius ?? 0;
  expect(radius('london')).toBeGreaterThan(radius('leeds'));
  expect(radius('leeds')).toBeGreaterThan(radius('otley'));
  expect(radius('otley')).toBeGreaterThanOrEqual(1);
});

test('names are folded, and the longest is known', () => {
  expect(towns.names.has('st andrews')).toBe(true);
  expect(towns.names.has('west yorkshire')).toBe(true);
  expect([...towns.names].filter((name) => /[^\p{L}\p{N} ]/u.test(name))).toEqual([]);
  expect(Math.max(...[...towns.names].map((name) => name.split(' ').length))).toBe(towns.longestName);
});

describe('a postcode', () => {
  const table = [
    { code: 'LS17', lat: 53.86, lng: -1.52 },
    { code: 'LS17 6', lat: 53.85, lng: -1.54 },
    { code: 'SW1A', lat: 51.503, lng: -0.132 },
    { code: 'SW1V', lat: 51.49, lng: -0.14 },
  ];
  const full = makeGazetteer({ towns: shippedTowns, postcodes: table }, []);

  test.each([
    ['ls17', 'LS17, Leeds'],
    ['LS17 6', 'LS17 6, Leeds'],
    ['ls176ab', 'LS17 6, Leeds'],
    [' LS17 8AB ', 'LS17, Leeds'],
    ['sw1a1aa', 'SW1A, London'],
    ['SW1', 'SW1, London'],
    ['SW1P 4AA', 'SW1, London'],
    ['SW19 1AA', 'London SW'],
    ['LS2 9JT', 'Leeds, West Yorkshire'],
    ['OL8 2BA', 'Oldham, Greater Manchester'],
    ['JE2 3AB', 'St Helier, Jersey'],
  ])('%s is %s', (text, shown) => {
    expect(show(full.findPostcode(text))).toBe(shown);
  });

  test('that nobody has is none', () => {
    expect(['ZZ99 9ZZ', 'A1', 'M62', 'LS', 'Leeds', ''].map(full.findPostcode)).toEqual(Array(6).fill(null));
  });

  test('gets its middle from listings where the table has none, undisturbed by one that is wrong', () => {
    const exact = [53.41, 53.42, 53.43, 40].map((lat) => at({ postcode: 'M33 4RZ', position: { lat, lng: -2.33 } }));
    const { findPostcode } = makeGazetteer({ towns: shippedTowns, postcodes: table }, [
      ...exact,
      at({ postcode: 'KY16 9AB', city: 'St Andrews' }),
      at({ postcode: 'LS17 6AB', position: { lat: 50, lng: 0 } }),
    ]);
    expect(findPostcode('M33 4')).toMatchObject({ name: 'M33 4', county: 'Manchester', lng: -2.33 });
    expect(findPostcode('M33')?.lat).toBeCloseTo(53.415);
    expect(findPostcode('KY16')).toMatchObject({ name: 'KY16', lat: towns.find('st andrews')[0]?.lat });
    expect(findPostcode('LS17 6AB')?.lat).toBe(53.85);
  });
});

describe('a listing is', () => {
  test.each<[string, Partial<PlacedListing>, string]>([
    ['in the town its city names', { city: 'Otley' }, 'Otley, West Yorkshire'],
    ['in the town of that name in its area', { city: 'Newport', location: 'Isle of Wight' }, 'Newport, Isle of Wight'],
    [
      'in the town nearest to its post town',
      { city: 'Newcastle', postcode: 'BT33 0AA' },
      'Newcastle, Newry, Mourne and Down',
    ],
    ['not in a far town of that name', { city: 'Alnwick', location: 'Cornwall' }, 'Cornwall'],
    ['in its area where its city is none', { city: 'asdf', location: 'West Yorkshire' }, 'West Yorkshire'],
    ['in the area its city names', { city: 'Fife' }, 'Fife'],
    [
      'in the town at the end of an address for a name',
      { title: '12 Church Avenue Harrogate', location: 'North Yorkshire' },
      'Harrogate, North Yorkshire',
    ],
    ['not in one of another area', { title: '12 Church Avenue Harrogate', location: 'Cornwall' }, 'Cornwall'],
    ['nor of a name that is none', { title: 'The Old Harrogate', location: 'North Yorkshire' }, 'North Yorkshire'],
    ['by its post town otherwise', { postcode: 'TR1 1AA' }, 'Truro, Cornwall'],
    ['in its part of London', { city: 'London', postcode: 'E1 6AN' }, 'London E'],
  ])('%s', (_, listing, shown) => {
    const position = towns.positionOf(at(listing));
    const named = [...towns.find(shown.split(',')[0] ?? ''), towns.findPostcode(listing.postcode ?? '')];
    const place = named.find((candidate) => show(candidate) === shown);
    expect(position && place && milesBetween(position, place)).toBe(0);
  });

  test('which is known to be that of an area, where no more is known', () => {
    const spreadOf = (listing: Partial<PlacedListing>) => towns.positionOf(at(listing))?.spread ?? 0;
    expect(spreadOf({ location: 'North Yorkshire' })).toBeGreaterThan(10);
    for (const more of [{ city: 'Harrogate' }, { title: '1 The Avenue Harrogate' }, { postcode: 'HG1 1AA' }]) {
      expect(spreadOf({ location: 'North Yorkshire', ...more })).toBe(0);
    }
  });

  test('where it says itself', () => {
    const position = { lat: 1, lng: 2 };
    expect(towns.positionOf(at({ position, city: 'Leeds', postcode: 'LS1 1AA' }))).toEqual(position);
  });

  test('nowhere when it says nothing that anybody knows', () => {
    expect(towns.positionOf(at({ city: 'Dublin', postcode: 'D02 V960', location: 'outside Scotland' }))).toBeNull();
  });
});

function show(place: Place | null | undefined): string {
  return place ? [place.name, place.county].filter(Boolean).join(', ') : '';
}

function at(listing: Partial<PlacedListing>): PlacedListing {
  return { position: null, postcode: '', city: '', location: '', title: '', ...listing };
}

test('a far district of Northern Ireland is not in Belfast', () => {
  const belfast = towns.find('belfast')[0];
  const derrygonnelly = towns.positionOf(at({ postcode: 'BT93 7FZ', city: 'Derrygonnelly' }));
  expect(belfast && derrygonnelly && milesBetween(belfast, derrygonnelly)).toBeGreaterThan(50);
  expect(towns.findPostcode('BT93')).toMatchObject({ name: 'BT93', county: 'Enniskillen' });
});
