import type { ListingWire } from '@/lib/contract/listing';
import { emptyListingQuery, type ListingQuery } from '@/lib/contract/listing-query';
import type { SearchFilter } from '@/lib/contract/search-filter';
import { lastPosition } from '@/lib/contract/search-filter';
import { prepareListings } from '@/lib/listings/prepare-listings';
import { searchListings } from '@/lib/listings/search-listings';
import { makeListing } from '@/lib/listings/testing/make-listing';
import en from '@/messages/en.json';
import { inTurn } from '@/scripts/test/sample.mjs';
import { isKnownCategory, kindsOf } from './kinds';

const day = new Date('2026-11-20T12:00:00Z');
const categories = [
  'Live-In Care',
  'Homecare agencies',
  'Residential homes',
  'Nursing homes',
  'Carer Jobs',
  'Day Care of Children',
  'Dentist',
].map((name, index) => ({ id: index + 1, name }));
const [liveIn, home, careHome, nursingHome, job, nursery, dentist] = categories.map(({ id }) => String(id));

const listings = [
  { typeId: 1, typeTitle: 'Live-in care for dementia', city: 'York', categoryId: liveIn },
  { typeId: 2, typeTitle: 'Guardian Live In Care', city: 'Norwich', categoryId: home },
  {
    typeId: 3,
    typeTitle: 'Aire Valley Homecare',
    city: 'Leeds',
    categoryId: home,
    listingFeatures: 'Dementia,Night care',
  },
  {
    typeId: 4,
    typeTitle: 'Rose House',
    city: 'Bradford',
    categoryId: careHome,
    listingFeatures: 'Alzheimer’s disease',
  },
  {
    typeId: 5,
    typeTitle: 'Kirk House',
    city: 'Glasgow',
    categoryId: careHome,
    phone: '0141 496 0123',
    postcode: 'G3 7DS',
  },
  { typeId: 6, typeTitle: 'Clyde Nursing Home', city: 'Paisley', categoryId: nursingHome },
  { typeId: 7, typeTitle: 'Night carer', city: 'Leeds', categoryId: job },
  { typeId: 8, typeTitle: 'Night nurse', city: 'Leeds', categoryId: job, openClose: 'Closed' },
  { typeId: 9, typeTitle: 'Little Acorns', city: 'Dundee', categoryId: nursery },
  {
    typeId: 10,
    typeTitle: 'Bright Smiles',
    city: 'Oldham',
    categoryId: dentist,
    website: 'https://www.smiles.example/a',
  },
  { typeId: 11, typeTitle: 'Moor View', city: 'Oldham', categoryId: careHome, openClose: 'Closed' },
  { typeId: 12, typeTitle: 'Old Mill', city: 'Oldham', categoryId: careHome },
] as const;

describe('words', () => {
  it.each(['live-in care', 'live in care', 'livein care', 'LIVE IN CARERS'])('%s is live-in care', (q) => {
    expect(search({ q }).ids).toEqual(expect.arrayContaining([1, 2]));
    expect(search({ q }).understood.kinds).toMatchObject([{ kind: 'live-in-care' }]);
  });

  it.each(['alzheimers', "alzheimer's", 'Alzheimer’s please', 'dementia', 'demntia'])('%s finds dementia care', (q) => {
    expect(first(search({ q }), 3).sort()).toEqual([1, 3, 4]);
  });

  it.each(['a night sitter', 'night sitting', 'overnight'])('%s is night care', (q) => {
    expect(first(search({ q, near: 'Leeds' }))).toEqual([3]);
    expect(search({ q }).understood.corrections).toEqual([]);
  });

  it.each(["mum won't wash", 'mum wont wash', 'dad cant dress'])('%s is personal care', (q) => {
    const two = [{ typeTitle: 'Elm' }, { typeTitle: 'Yew', listingFeatures: 'Personal care' }];
    expect(search({ q }, two).groups[0]).toMatchObject({ reason: 'match', count: 1 });
    expect(search({ q }, two).ids[0]).toBe(2);
  });

  it.each(['falling', 'struggling to cope', 'muslim', 'vegan'])('%s is no slip of the finger', (q) => {
    expect(search({ q }).understood.corrections).toEqual([]);
  });

  it('rank instead of shutting out: all of them first, then most', () => {
    const { ids, groups } = search({ q: 'dementia night elephants' });
    expect(ids[0]).toBe(3);
    expect(groups[0]).toMatchObject({ reason: 'partly' });
  });

  it('that no listing near a place has bring those of the kind that are near, before a word of them far away', () => {
    const { ids, groups } = search({ q: 'home care with acorns in Leeds' });
    expect(ids[0]).toBe(3);
    expect(groups[0]).toMatchObject({ reason: 'around', miles: 50 });
  });

  it('that say an age say whom it is for, and shut nobody out', () => {
    expect(first(search({ q: 'care for a 92 year old in Glasgow' }))).toEqual([5]);
    expect(search({ q: 'care for a 92 year old in Glasgow' }).groups[0]).toMatchObject({ reason: 'match' });
  });

  it.each([
    ['respite for dad for 2 weeks', []],
    ['takes bariatric patients', ['bariatric']],
    ['dementia care for my autistic son, 19, on Wednesdays', ['dementia', 'autistic']],
    ['carer for both twice a week', []],
  ])('that count, or say when, are no needs: %s', (q, needs) => {
    expect(search({ q }).understood.needs.map(({ words }) => words)).toEqual(needs);
  });

  it('that only ask politely ask for care for adults', () => {
    const { ids } = search({ q: 'care for my mum please' });
    expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 12]));
    expect(ids).not.toContain(9);
    expect(ids).not.toContain(7);
  });

  it('of a title find it by name, whatever it is', () => {
    expect(first(search({ q: 'little acorns' }))).toEqual([9]);
    expect(first(search({ q: 'Kirk Hosue' }))).toEqual([5]);
    expect(first(search({ q: 'kirk house glasgow' }))).toEqual([5]);
  });

  it('that say who runs a service find what is run so', () => {
    const register = { regulator: 'Care Inspectorate', provider: 'Crossroads Trust' };
    const two = [{ title: 'Elm' }, { title: 'Yew', register }].map(({ title, ...rest }) => ({
      typeTitle: title,
      ...rest,
    }));
    expect(search({ q: 'crossroads' }, two).ids[0]).toBe(2);
  });

  it('that ask for the price shut nobody out', () => {
    expect(search({ q: 'how much does live-in care cost' }).groups).toMatchObject([{ reason: 'match' }]);
  });

  it('near a place tell no miles to what is known by its county alone', () => {
    const three = [
      { typeTitle: 'Elm', location: 'North Yorkshire', categoryId: careHome },
      { typeTitle: '12 Church Avenue Harrogate', location: 'North Yorkshire', categoryId: careHome },
      { typeTitle: 'Yew', city: 'Knaresborough', categoryId: careHome },
    ];
    const { ids, miles, isInPlace } = search({ q: 'care home', near: 'Harrogate' }, three);
    expect(ids).toEqual([2, 3, 1]);
    expect([isInPlace, miles.map((far) => far !== null)]).toEqual([
      [true, false, false],
      [true, true, false],
    ]);
  });

  const priced = [
    { typeTitle: 'Elm', price: '£1,000 a week', categoryId: careHome, city: 'Leeds' },
    { typeTitle: 'Yew', categoryId: careHome, city: 'Leeds' },
    { typeTitle: 'Oak', price: 'From £120 a day', categoryId: careHome, city: 'Leeds' },
    { typeTitle: 'Ash', price: '£1,200', categoryId: careHome, city: 'Leeds' },
  ];
  it.each([
    'care home under £1,000 a week',
    'care home in Leeds up to 1000 pw',
    'under 1,000 per week',
    'budget of £1k a week',
    'no more than £4,400 a month',
  ])('that say what it may cost shut out who asks for more, and put whoever says their price first: %s', (q) => {
    const { ids, groups, understood } = search({ q }, priced);
    expect(new Set(ids)).toEqual(new Set([1, 2, 3]));
    expect(ids.at(-1)).toBe(2);
    expect(groups[0]).toMatchObject({ reason: 'match', count: 3 });
    expect(understood).toMatchObject({ isAboutCost: true, corrections: [] });
    expect(understood.needs.map(({ words }) => q.includes(words))).toEqual([true]);
  });

  it.each(['under 65s', 'within 10 miles of Leeds', 'up to 24 hours', 'under 2 hours a week', 'at most 3 people'])(
    'that count something else are no price: %s',
    (q) => {
      expect(search({ q }, priced).ids).toHaveLength(4);
    },
  );

  it('that every sentence has ask for no job, and no price for a town', () => {
    const { understood } = search({ q: 'how much is live-in care for a couple' });
    expect(understood).toMatchObject({ kinds: [{ kind: 'live-in-care' }], place: null, isAboutCost: true });
    expect(search({ q: 'price' }).understood.place).toBeNull();
    expect(search({ q: 'care in Price Town' }).understood.place).toMatchObject({
      name: expect.stringContaining('Price'),
    });
  });

  it('that say where somebody lives ask for no live-in care', () => {
    const kindsOf = (q: string) => search({ q }).understood.kinds.map(({ kind }) => kind);
    expect(kindsOf('dad lives in Leeds')).toEqual([]);
    expect(first(search({ q: 'dad lives in Leeds' }))).toEqual(first(search({ near: 'Leeds' })));
    for (const q of ['live-in Leeds', 'live in carer, Leeds', 'a carer to live in']) {
      expect([q, ...kindsOf(q)]).toContain('live-in-care');
    }
  });

  it('of the regulator find what is rated so, and nothing that only says so', () => {
    const rated = (grade: string) => ({ regulator: 'Care Quality Commission', rating: { grade } });
    const homes = [
      { typeId: 1, typeTitle: 'An outstanding view', city: 'Leeds', categoryId: careHome },
      {
        typeId: 2,
        typeTitle: 'Elm House',
        city: 'Leeds',
        categoryId: careHome,
        register: rated('Outstanding'),
      },
      { typeId: 3, typeTitle: 'Ash House', city: 'Leeds', categoryId: careHome, register: rated('Good') },
    ];
    expect(search({ q: 'CQC outstanding care home Leeds' }, homes).groups[0]).toMatchObject({
      reason: 'match',
      count: 1,
    });
    expect(search({ q: 'CQC outstanding care home Leeds' }, homes).ids[0]).toBe(2);
    expect(search({ q: 'care homes rated good' }, homes).ids[0]).toBe(3);
    expect(search({ q: 'good care homes' }, homes).groups[0]).toMatchObject({ count: 3 });
  });

  it('nobody has are answered by what there is', () => {
    for (const q of ['xqzzy', '😀', "'; drop table listings; --", 'رعاية', 'word '.repeat(500)]) {
      expect(search({ q }).ids.length).toBeGreaterThan(0);
    }
    expect(search({ q: 'xqzzy' }).groups).toMatchObject([{ reason: 'instead' }]);
  });
});

describe('slips of the finger', () => {
  it('are put right, said, and left alone when asked to', () => {
    const corrected = search({ q: 'care home Oldahm' });
    expect(corrected.understood).toMatchObject({
      corrections: [{ from: 'oldahm', to: 'oldham' }],
      place: { name: expect.stringContaining('Oldham') },
    });
    expect(corrected.ids[0]).toBe(12);
    expect(search({ q: 'care home Oldahm', isExact: true }).understood.corrections).toEqual([]);
  });

  it('are never put right to a village, but where one is pointed at', () => {
    for (const q of ['evening care', 'I want to complain', 'carer in the evening']) {
      expect([q, search({ q }).understood]).toMatchObject([q, { corrections: [], place: null }]);
    }
    expect(search({ q: 'care near Cowplian' }).understood.corrections).toEqual([{ from: 'cowplian', to: 'cowplain' }]);
  });

  it('are never seen in the words of this site itself', () => {
    const words = JSON.stringify(en).match(/(?<![\\p{L}{<&])\p{L}{4,}(?!\p{L}|[}>;])/gu) ?? [];
    const places = inTurn([...new Set(words.map((word) => word.toLowerCase()))], 0, 10).flatMap((q) => {
      const { corrections, place } = search({ q: `${q} please` }).understood;
      return place && corrections.length > 0 ? [`${q}: ${place.name}`] : [];
    });
    expect(places).toEqual([]);
  });

  it('are never seen in numbers, postcodes, or names that exist', () => {
    for (const q of ['SW1A 1AA', '0161', 'Moor View', 'kirk', '£1250']) {
      expect(search({ q }).understood.corrections).toEqual([]);
    }
  });
});

describe('kinds', () => {
  it('in the text become kinds, and nursing homes do for who asks for a care home', () => {
    const { ids, understood } = search({ q: 'care homes near Glasgow' });
    expect(understood).toMatchObject({
      kinds: [{ kind: 'care-home', words: 'care homes' }],
      place: { words: 'Glasgow' },
    });
    expect(first({ ids }, 2)).toEqual([5, 6]);
  });

  it('leave a town whose name they begin with its own words', () => {
    // “Denný pobyt” is day care in Slovak, Denny a town.
    expect(search({ q: 'dentist in Denny pobyt' }).understood.place?.words).toBe('Denny');
  });

  it('no category is one by what every object has', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(isKnownCategory(name)).toBe(false);
      expect(kindsOf({ title: 'Live-in care', categoryNames: [name] })).toEqual(['live-in-care']);
    }
  });

  it.each([
    ['carer jobs', 7],
    ['working as a carer in Leeds', 7],
    ['nursery dundee', 9],
    ['dentist', 10],
  ])('%s leads behind its own door', (q, id) => expect(search({ q }).ids[0]).toBe(id));

  it('that are closed jobs are shown to those who ask', () => {
    expect(search({ kinds: ['jobs'] }).ids).toEqual([7]);
    expect(search({ kinds: ['jobs'], withClosed: true }).ids).toEqual([7, 8]);
  });

  it('are counted, also those that a choice leaves out', () => {
    const { facets, costs } = search({ kinds: ['nursing-home'], cities: ['Glasgow'] });
    expect(facets.kinds).toEqual([{ kind: 'care-home', count: 1 }]);
    expect(costs).toEqual([
      { choice: 'kind', header: '', count: 1 },
      { choice: 'city', header: '', count: 1 },
    ]);
  });
});

describe('places', () => {
  it('come nearest first, then wider, then live-in care from anywhere, each told apart', () => {
    const { ids, groups, miles } = search({ q: 'dementia', near: 'Leeds' });
    expect(ids.slice(0, 3)).toEqual([3, 4, 1]);
    expect(groups.slice(0, 2)).toMatchObject([{ reason: 'match', count: 1 }, { reason: 'nearby' }]);
    expect(miles[1]).toBeGreaterThan(5);
    expect(miles[1]).toBeLessThan(12);
  });

  it.each([
    ['leeds', 3],
    ['LS17', 3],
    ['near Leeds LS1 4AP', 3],
    ['G3 7DS', 5],
    ['West Yorkshire', 3],
  ])('%s is a place', (q, id) => {
    expect(search({ q }).understood.place).not.toBeNull();
    expect(search({ q }).ids[0]).toBe(id);
  });

  it('counts no miles inside a town, or an area, of which no more is known than the name', () => {
    const inLeeds = search({ near: 'Leeds', kinds: ['home-care'] });
    expect([inLeeds.ids[0], inLeeds.isInPlace[0]]).toEqual([3, true]);
    const bradford = search({ near: 'Leeds', kinds: ['care-home'] });
    expect([bradford.ids[0], bradford.isInPlace[0]]).toEqual([4, false]);
    const inCounty = search({ near: 'West Yorkshire', kinds: ['care-home'] });
    expect([inCounty.ids[0], inCounty.isInPlace[0]]).toEqual([4, true]);
  });

  it('nobody knows are said, and the rest is shown', () => {
    for (const near of ['ZZ99 9ZZ', 'Qwertyville on Sea']) {
      const { understood, ids } = search({ near });
      expect(understood.unknownPlace).toBe(near);
      expect(ids.length).toBeGreaterThan(0);
    }
  });
});

describe('contacts', () => {
  it.each(['0141 496 0123', '01414960123', '+44 141 496 0123', '0044 (0)141 4960123', '960123'])(
    '%s finds its service',
    (q) => {
      expect(search({ q })).toMatchObject({ ids: [5], total: 1 });
    },
  );
  it.each(['www.smiles.example', 'https://smiles.example', 'smiles.example/b'])('%s finds its service', (q) => {
    expect(search({ q }).ids[0]).toBe(10);
  });
  it('that nobody has are answered all the same', () => {
    expect(search({ q: '0800 000 000' }).groups).toMatchObject([{ reason: 'instead' }]);
  });
});

test('closed services stand last', () => {
  expect(search({ q: 'oldham care home' }).ids.slice(0, 2)).toEqual([12, 11]);
});

test('only the twenty commonest places are named, equally common ones by name', () => {
  const names = Array.from({ length: 25 }, (_, index) => `town ${String.fromCharCode(121 - index)}`);
  const { cities: counts } = search({}, [...names, 'town c', 'town c', 'town y'].map(inCity)).facets;
  expect(counts).toHaveLength(20);
  expect(counts.slice(0, 4)).toEqual([
    { name: 'town c', count: 3 },
    { name: 'town y', count: 2 },
    { name: 'town a', count: 1 },
    { name: 'town b', count: 1 },
  ]);
  expect(counts.at(-1)?.name).toBe('town s');
});

test('a place without a name is never counted', () => {
  const { facets, total } = search({}, ['', 'leeds'].map(inCity));
  expect(total).toBe(2);
  expect(facets).toMatchObject({ cities: [{ name: 'leeds', count: 1 }], locations: [] });
});

test('pages go on where the last ended, and one beyond the last is empty', () => {
  const many = Array.from({ length: 20 }, () => inCity('leeds'));
  const pages = [1, 2, 3].map((page) =>
    search(
      { page },
      many.map((wire, index) => ({ ...wire, typeId: index + 1 })),
    ),
  );
  expect(pages.map(({ ids, total }) => [ids.length, total])).toEqual([
    [12, 20],
    [8, 20],
    [0, 20],
  ]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(20);
});

test('an empty directory answers an empty page', () => {
  expect(search({ q: 'care', categories: [1], filters: [1] }, [])).toMatchObject({ ids: [], total: 0 });
});

test('ticked values of two headers count beside each other, each with its own header set aside', () => {
  const filters = [
    { id: 1, position: lastPosition, header: 'Level', value: 'Gentle', categoryIds: [], listingIds: [1, 3] },
    { id: 2, position: lastPosition, header: 'Level', value: 'Complex', categoryIds: [1], listingIds: [2, 4] },
    { id: 3, position: lastPosition, header: 'For', value: 'Couples', categoryIds: [], listingIds: [1, 2] },
  ];
  const four = [1, 2, 3, 4].map((typeId) => ({ typeId, categoryId: liveIn }));
  const { facets, total, costs } = search({ categories: [1], filters: [1, 3] }, four, filters);
  expect(total).toBe(1);
  expect(facets.filters.map(({ searchId, count }) => [searchId, count])).toEqual([
    [3, 1],
    [2, 1],
    [1, 1],
  ]);
  expect(costs).toEqual([
    { choice: 'filter', header: 'Level', count: 1 },
    { choice: 'filter', header: 'For', count: 1 },
  ]);
});

test('no answer depends on what was asked before', () => {
  const made = listings.map((wire) => makeListing(wire));
  const prepared = prepareListings(made, { categories, filters: [] });
  const asked: Partial<ListingQuery>[] = [
    { q: 'dementia night elephants', cities: ['Leeds'] },
    { near: 'Leeds', within: 10 },
    { q: 'little acorns' },
    { categories: [3], cities: ['Oldham'] },
    { categories: [3] },
    { withClosed: true, q: 'night', near: 'Leeds' },
    { q: 'nothing of the kind xyzzyq' },
    {},
  ];
  for (const query of [...asked, ...asked.toReversed()]) {
    const { items, ...answer } = searchListings(prepared, { ...emptyListingQuery, ...query }, day);
    expect({ ids: items.map(({ id }) => id), ...answer }).toEqual(search(query));
  }
});

test('pages far behind go on where those before them end', () => {
  const titles = Array.from({ length: 400 }, (_, index) => `House ${1_000 + ((index * 7) % 400)}`);
  const made = titles.map((typeTitle, index) => makeListing({ typeId: index + 1, typeTitle, categoryId: careHome }));
  const prepared = prepareListings(made, { categories, filters: [] });
  const pages = Array.from({ length: 34 }, (_, index) =>
    searchListings(prepared, { ...emptyListingQuery, sort: 'az', page: index + 1 }, day),
  );
  expect(pages.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(titles.toSorted());
  expect(pages.at(-1)?.items).toHaveLength(4);
});

type Wire = Omit<Partial<ListingWire>, 'typeId'> & { typeId?: number };

function search(query: Partial<ListingQuery>, wires: readonly Wire[] = listings, filters: SearchFilter[] = []) {
  const made = wires.map((wire, index) => makeListing({ typeId: index + 1, ...wire }));
  const prepared = prepareListings(made, { categories, filters });
  const { items, ...answer } = searchListings(prepared, { ...emptyListingQuery, ...query }, day);
  return { ids: items.map(({ id }) => id), ...answer };
}

function first({ ids }: { ids: number[] }, count = 1): number[] {
  return ids.slice(0, count);
}

function inCity(city: string): Wire {
  return { city };
}
