import { groupEntries, type PlacedEntry } from './group-entries';
import { mergeEntries } from './merge-entries';
import { nothingSaid } from './nothing-said';

const entry = (told: Partial<PlacedEntry>): PlacedEntry => ({
  ...nothingSaid,
  source: 'CQC',
  sourceKey: '1-1',
  origin: 'directory',
  statedOn: '2026-01-01',
  listingId: null,
  isApart: false,
  ...told,
});

const titles = (entries: PlacedEntry[]) =>
  groupEntries(entries)
    .map((group) => group.map(({ title }) => title))
    .sort();

describe('of one service are entries', () => {
  test('with one number in one register', () => {
    expect(groupEntries([entry({ title: 'Oak' }), entry({ title: 'Elm', origin: 'active locations' })])).toHaveLength(
      1,
    );
  });

  test('with one title and postcode, however they are written', () => {
    const oak = entry({ title: 'The Shaw Side Care Home Ltd', postcode: 'OL2 8SP' });
    expect(
      groupEntries([oak, entry({ title: 'Shawside Care Home', postcode: 'ol28sp', sourceKey: '1-2' })]),
    ).toHaveLength(1);
    expect(
      groupEntries([oak, entry({ title: 'Shawside Care Home', postcode: 'OL2 8SQ', sourceKey: '1-2' })]),
    ).toHaveLength(2);
    expect(groupEntries([entry({ title: 'Oak' }), entry({ title: 'Oak', sourceKey: '1-2' })])).toHaveLength(2);
  });

  test('with one telephone and nearly one title, in two registers', () => {
    const oak = entry({ title: 'Neville House', phone: '0161 627 5874', postcode: 'OL9 6LD' });
    const list = { source: 'List', sourceKey: 'neville|', title: 'Neville House Residential Home' };
    expect(groupEntries([oak, entry({ ...list, phone: '+44 1616275874' })])).toHaveLength(1);
    expect(groupEntries([oak, entry({ ...list, phone: '01616275875' })])).toHaveLength(2);
    expect(groupEntries([oak, entry({ ...list, phone: '01616275874', postcode: 'M1 1AA' })])).toHaveLength(2);
  });

  test('and forty thousand that share a telephone and a name are told apart in bearable time', () => {
    const branch = (at: number) => entry({ title: 'Neville House', phone: '0161 627 5874', sourceKey: `1-${at}` });
    expect(groupEntries(Array.from({ length: 40_000 }, (_, at) => branch(at)))).toHaveLength(40_000);
  });

  test('that were joined before', () => {
    expect(
      groupEntries([entry({ title: 'Oak', listingId: 7 }), entry({ title: 'Elm', sourceKey: '1-2', listingId: 7 })]),
    ).toHaveLength(1);
  });
});

describe('two services stay', () => {
  const roof = { phone: '028 9012 3456', postcode: 'BT1 1AA' };

  test('a nursing home and a day centre under one roof', () => {
    const home = entry({ ...roof, title: 'Lisnisky Nursing Home', source: 'RQIA register', sourceKey: 'a|' });
    const centre = entry({ ...roof, title: 'Lisnisky Day Centre', source: 'List', sourceKey: 'b|' });
    expect(titles([home, centre])).toHaveLength(2);
  });

  test('places of one list that share its telephone, where it names their towns or districts alone', () => {
    const cafe = { title: 'Memory Café', phone: '0113 496 0000', source: 'Council' };
    const count = (...places: Partial<PlacedEntry>[]) =>
      titles(places.map((place, at) => entry({ ...cafe, ...place, sourceKey: `memory cafe|${at}` }))).length;
    expect(count({ postcode: 'LS6' }, { postcode: 'LS21' })).toBe(2);
    expect(count({ city: 'Leeds', postcode: 'LS6' }, { city: 'Wetherby' })).toBe(2);
    expect(count({ address: '1 High Street' }, { address: '2 Low Road' })).toBe(2);
    expect(count({ city: 'Leeds' }, { city: 'LEEDS', postcode: 'LS6' })).toBe(1);
  });

  test('two homes that their register numbers', () => {
    const one = entry({ ...roof, title: 'Rowan Nursing Home' });
    expect(titles([one, entry({ ...roof, title: 'Rowan Residential Home', sourceKey: '1-2' })])).toHaveLength(2);
  });

  test("branches that share their head office's telephone", () => {
    const phone = '0333 123 4567';
    const leeds = entry({ title: 'Kindly Home Care Leeds', phone, postcode: 'LS1 1AA' });
    const york = entry({ title: 'Kindly Home Care York', phone, postcode: 'YO1 1AA', source: 'List', sourceKey: 'y|' });
    expect(titles([leeds, york])).toHaveLength(2);
  });

  test('those that somebody parted', () => {
    const twin = { title: 'Kirk House', postcode: 'BT1 9ZZ', isApart: true };
    expect(titles([entry(twin), entry({ ...twin, sourceKey: '1-2' })])).toHaveLength(2);
  });
});

describe('of a field', () => {
  const old = entry({
    title: 'Oak',
    phone: '1',
    email: 'oak@example.org',
    statedOn: '2019-08-01',
    source: 'List',
    features: ['Dementia'],
  });
  const recent = entry({ title: 'Oak House', phone: '2', statedOn: '2026-01-01' });

  test('the newest entry that says it is shown, in whichever order they came', () => {
    const merged = mergeEntries([old, recent]);
    expect(merged).toEqual(mergeEntries([recent, old]));
    expect(merged).toMatchObject({ title: 'Oak House', phone: '2', email: 'oak@example.org', features: ['Dementia'] });
  });

  test("the newest register's word on being open counts, and one open registration of it is enough", () => {
    const closed = entry({ status: 'Closed' });
    expect(mergeEntries([old, closed]).status).toBe('Closed');
    expect(mergeEntries([old, closed, entry({ sourceKey: '1-2' })]).status).toBe('Open');
  });

  test('a list that says nothing of open or closed has no voice in it, neither of its own nor in one registration', () => {
    const closed = entry({ status: 'Closed' });
    const silent = entry({ source: 'Council', sourceKey: 'oak|', statedOn: '2026-02-01', isStatusUnsaid: true });
    expect(mergeEntries([closed, silent]).status).toBe('Closed');
    expect(mergeEntries([closed, { ...silent, source: 'CQC', sourceKey: '1-1', origin: 'extract' }]).status).toBe(
      'Closed',
    );
    expect(mergeEntries([silent])).not.toHaveProperty('isStatusUnsaid');
    expect(mergeEntries([silent]).status).toBe('Open');
  });

  test('two registrations of one register show both numbers and kinds', () => {
    const register = {
      regulator: 'Care Inspectorate',
      url: '',
      provider: '',
      rating: null,
      inspectedOn: null,
      checkedOn: null,
    };
    const care = entry({
      categoryNames: ['Care Home Service'],
      register: { ...register, number: 'CS1', kinds: ['Care Home Service'], places: 9 },
    });
    const day = entry({
      sourceKey: '1-2',
      categoryNames: ['Support Service'],
      register: { ...register, number: 'CS2', kinds: ['Support Service'], places: 16 },
    });
    expect(mergeEntries([day, care])).toMatchObject({
      categoryNames: ['Care Home Service', 'Support Service'],
      register: { number: 'CS1, CS2', kinds: ['Care Home Service', 'Support Service'], places: 9 },
    });
  });
});
