import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanHtml } from '@/care-api/html/clean-html';
import { sentenceOf } from '@/lib/contract/fault-words';
import { collectEntries } from './collect-entries';
import { readMapping } from './formats/mapped-columns';
import { readRecords } from './read-records';
import { lookAtRecords } from './recognise';
import { townName } from './town-name';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("CQC's active locations", () => {
  const columns = {
    'Location ID': '1-101',
    'Location HSCA start date': '2020-12-11',
    'Care home?': 'Y',
    'Location Name': 'Oak House',
    'Dormant (Y/N)': 'N',
    'Location Telephone Number': '1632960123',
    'Care homes beds': '24',
    'Location Latest Overall Rating': 'Requires Improvement',
    'Publication Date': '12/07/2023',
    'Inherited Rating (Y/N)': 'Y',
    'Location Local Authority': 'Bristol, City of',
    'Location City': 'STOKE-ON-TRENT',
    'Location Postal Code': 'st11aa',
    'Location Latitude': '53.02',
    'Location Longitude': '-2.18',
    'Provider Name': 'Oak Ltd',
    'Regulated activity - Treatment of disease, disorder or injury': 'Y',
    'Service type - Care home service with nursing': 'Y',
    'Service type - Shared Lives': '',
    'Service user band - Dementia': 'Y',
    'Service user band - Older People': 'Y',
  };

  test('are read by their columns, a Y each', async () => {
    const { entries, skipped } = await collect(
      '01_October_2026_HSCA_Active_Locations.csv',
      csv(columns, { ...columns, 'Location ID': '' }),
    );
    expect(Object.fromEntries(skipped)).toEqual({ 'Nothing stands in Location ID.': [3] });
    expect(entries).toMatchObject([
      {
        source: 'CQC',
        sourceKey: '1-101',
        statedOn: '2026-10-01',
        status: 'Open',
        title: 'Oak House',
        location: 'Bristol',
        city: 'Stoke-on-Trent',
        phone: '01632960123',
        postcode: 'ST1 1AA',
        headFeatures: ['Older people'],
        features: ['Dementia'],
        categoryNames: ['Care home service with nursing'],
        lat: 53.02,
        lng: -2.18,
        register: {
          regulator: 'Care Quality Commission',
          url: 'https://www.cqc.org.uk/location/1-101',
          provider: 'Oak Ltd',
          kinds: ['Care home service with nursing'],
          places: 24,
          rating: { grade: 'Requires improvement', outOf: null, publishedOn: '2023-07-12', isInherited: true },
          checkedOn: '2026-10-01',
        },
      },
    ]);
  });

  test('that are dormant are on hold, and one without a kind is known by what it does', async () => {
    const dormant = { ...columns, 'Dormant (Y/N)': 'Y', 'Service type - Care home service with nursing': '' };
    const { entries } = await collect('locations.csv', csv(dormant));
    expect(entries).toMatchObject([
      {
        status: 'OnHold',
        categoryNames: ['Treatment of disease – disorder or injury'],
        register: { kinds: [], checkedOn: null },
      },
    ]);
  });
});

describe("answers of CQC's API", () => {
  const location = {
    locationId: '1-102',
    providerId: '1-100',
    name: 'Elm Court',
    type: 'Social Care Org',
    registrationStatus: 'Registered',
    postalAddressLine1: '1 Elm Street',
    postalAddressTownCity: 'Oldham',
    postalCode: 'OL1 1AA',
    region: 'North West',
    localAuthority: 'Oldham',
    onspdLatitude: 53.54,
    onspdLongitude: -2.11,
    numberOfBeds: 0,
    mainPhoneNumber: '01616960000',
    lastInspection: { date: '2024-09-22' },
    gacServiceTypes: [{ name: 'Residential homes', description: 'Care home service without nursing' }],
    specialisms: [{ name: 'Caring for adults over 65 yrs' }, { name: 'Dementia' }],
    currentRatings: { overall: { rating: 'Good', reportDate: '2024-11-25', organisationId: '1-99' } },
    relationships: [],
  };

  test('are read one a line, as one answer, or as a list of them', async () => {
    const expected = {
      sourceKey: '1-102',
      title: 'Elm Court',
      address: '1 Elm Street, Oldham, OL1 1AA',
      lat: 53.54,
      headFeatures: ['Older people'],
      features: ['Dementia'],
      register: {
        places: null,
        inspectedOn: '2024-09-22',
        rating: { grade: 'Good', publishedOn: '2024-11-25', isInherited: true },
      },
    };
    for (const text of [
      JSON.stringify(location),
      JSON.stringify(location, null, 2),
      JSON.stringify([location], null, 2),
    ]) {
      expect((await collect('cqc.json', text)).entries).toMatchObject([expected]);
    }
  });

  test('say what has closed, what is not rated, and which field cannot be read', async () => {
    const closed = {
      ...location,
      registrationStatus: 'Deregistered',
      currentRatings: { overall: { rating: 'No published rating' } },
    };
    const broken = { ...location, mainPhoneNumber: 1616960000 };
    const { entries, skipped } = await collect(
      'cqc.ndjson',
      [closed, broken].map((row) => JSON.stringify(row)).join('\n'),
    );
    expect(entries).toMatchObject([{ status: 'Closed', register: { rating: null } }]);
    expect(Object.fromEntries(skipped)).toEqual({ 'The field mainPhoneNumber should be of the kind string.': [2] });
  });
});

test("Trafford's data lab's homes are read, with the 0 that their telephones lost and nothing for NA", async () => {
  const heading = 'name,type,address,postcode,telephone,website,area_name,area_code,lon,lat';
  const rows = [
    'Oak House,Nursing homes|Homecare agencies,"1 Oak Street, Sale",M33 9ZZ,1616960123,NA,Trafford,E08,-2.3,53.4',
    'Elm House,Residential homes,"2 Elm Street, Bury",BL9 9ZZ,NA,http://elm.example.org,Bury,E08,NA,NA',
  ];
  const { entries } = await collect('gm_care_homes_2019-08.csv', [heading, ...rows].join('\n'));
  expect(entries).toMatchObject([
    {
      source: 'Trafford Data Lab',
      statedOn: '2019-08-01',
      city: 'Sale',
      phone: '01616960123',
      website: '',
      categoryNames: ['Nursing homes', 'Homecare agencies'],
      lat: 53.4,
      lng: -2.3,
      register: { regulator: 'Care Quality Commission', number: '' },
    },
    { phone: '', website: 'http://elm.example.org', lat: null },
  ]);
  const numbered = [
    'name,cqc_id,type,address,postcode,telephone,website,provider,inspection_date,area_name,area_code,lon,lat',
    'Oak House,1-103,Nursing homes,"1 Oak Street, Sale",M33 9ZZ,1616960123,NA,Oak Ltd,2020-02-11,Trafford,E08,-2.3,53.4',
  ];
  expect((await collect('trafford.csv', numbered.join('\n'))).entries).toMatchObject([
    { source: 'CQC', sourceKey: '1-103', register: { provider: 'Oak Ltd', inspectedOn: '2020-02-11' } },
  ]);
});

describe('a table of any other kind', () => {
  const mapping = {
    source: 'Anytown directory',
    columns: {
      title: 'Service',
      phone: 'Tel',
      categories: 'What',
      features: 'For',
      status: 'State',
      number: 'Ref',
      description: 'About',
    },
    separator: ';',
    closed: ['gone'],
  };
  const table =
    'Ref,Service,Tel,What,For,State,About\n7,Oak House,1632960123,Care home;Respite care,Dementia;Garden,Gone,Quiet & small\n';

  test('is read by the names of its columns', async () => {
    const { entries } = await collect('table.csv', table, JSON.stringify(mapping));
    expect(entries).toMatchObject([
      {
        source: 'Anytown directory',
        sourceKey: '7',
        title: 'Oak House',
        phone: '01632960123',
        categoryNames: ['Care home', 'Respite care'],
        features: ['Dementia', 'Garden'],
        status: 'Closed',
        descriptionHtml: '<p>Quiet &amp; small</p>',
        register: null,
      },
    ]);
  });

  test('says nothing of open or closed without such a column, but where it is a regulator’s own', async () => {
    const { status: _, ...columns } = mapping.columns;
    const statusIn = async (source: string, more: object = {}) => {
      const read = await collect(
        'table.csv',
        table,
        JSON.stringify({ ...mapping, source, columns: { ...columns, ...more } }),
      );
      return read.entries.map(({ status, isStatusUnsaid = false }) => [status, isStatusUnsaid]);
    };
    expect(await statusIn('Anytown directory')).toEqual([['Open', true]]);
    expect(await statusIn('Anytown directory', { status: 'State' })).toEqual([['Closed', false]]);
    expect(await statusIn('CQC')).toEqual([['Open', false]]);
  });

  test.each([
    ['Care Inspectorate Wales', 'Care Inspectorate Wales'],
    ['Care Inspectorate datastore', 'Care Inspectorate'],
    ['RQIA register', 'Regulation and Quality Improvement Authority'],
    ['Jersey Care Commission', 'Jersey Care Commission'],
    ['Isle of Man', 'Isle of Man Registration and Inspection Team'],
  ])('of %s is inspected by the %s', async (source, regulator) => {
    const { entries } = await collect('table.csv', table, JSON.stringify({ ...mapping, source }));
    expect(entries[0]?.register?.regulator).toBe(regulator);
  });

  test('of a regulator leads to its own pages, and a postcode with letters for figures is told as it was read', async () => {
    const columns = { title: 'Service', postcode: 'Code', website: 'Service URL' };
    const text = 'Service,Code,Service URL\nTy Helyg,CFI0 1EP,https://register.example/c1\n';
    const mapped = JSON.stringify({ source: 'Care Inspectorate Wales', columns });
    const { entries, told } = await collect('wales.csv', text, mapped);
    const url = 'https://register.example/c1';
    expect(entries).toMatchObject([{ postcode: 'CF10 1EP', website: '', register: { url } }]);
    expect(told.map(({ fault, lines }) => [sentenceOf(fault), lines])).toEqual([
      ['The postcode CFI0 1EP was read as CF10 1EP.', [2]],
    ]);
    const own = JSON.stringify({ source: 'Care Inspectorate Wales', columns: { ...columns, website: 'Website' } });
    const other = await collect('wales.csv', text.replace('Service URL', 'Website'), own);
    expect(other.entries).toMatchObject([{ website: url, register: { url: '' } }]);
  });

  test.each([
    ['{', 'is no mapping of columns'],
    [JSON.stringify({ ...mapping, columns: { telephone: 'Tel' } }), 'is no mapping of columns: columns'],
    [JSON.stringify({ ...mapping, columns: { phone: 'Tel' } }), 'names no column for title'],
    [
      JSON.stringify({ ...mapping, columns: { title: 'Name of service' } }),
      'no heading with the columns Name of service',
    ],
  ])('is refused with one line where the mapping does not fit', async (text, reason) => {
    await expect(collect('table.csv', table, text)).rejects.toThrow(reason);
  });
});

test('what a spreadsheet has made of cells is put back, or named by its lines and never shown', async () => {
  const mapping = {
    source: 'Care Quality Commission',
    columns: {
      number: 'No',
      title: 'Name',
      phone: 'Tel',
      places: 'Beds',
      inspectedOn: 'Seen',
      price: 'Fee',
      postcode: 'Code',
      lat: 'Lat',
      lng: 'Lng',
    },
  };
  const rows = [
    'No,Name,Tel,Beds,Seen,Fee,Code,Lat,Lng',
    '1,Nought,1632960231,14,46010,£950,YO1 1AA,"53,48",-2.24',
    '1.10171E+09,Power,1.63296E+09,9.0,03/25/26,02-Jan,#N/A,-2.24,53.48',
    "3,Mark,'+441632960234,12 beds,03/01/2026,#VALUE!,#REF!,48.85,2.35",
    '4,Formula,"=""01632960237""",٨,soon,٩٥٠,YO１ １AA,x,1',
    '"",,,40,,,,,',
    ',Total,,40,,,,,',
  ];
  const { entries, told, skipped } = await collect('cells.csv', rows.join('\n'), JSON.stringify(mapping));
  const shown = entries.map(({ sourceKey, phone, price, lat, lng, register }) => [
    ...[sourceKey.replace(/\|.*/, ''), phone, price, lat, lng, register?.places, register?.inspectedOn],
  ]);
  expect(shown).toEqual([
    ['1', '01632960231', '£950', 53.48, -2.24, 14, '2025-12-19'],
    ['power', '', '', 53.48, -2.24, 9, '2026-03-25'],
    ['3', '+441632960234', '', null, null, null, '2026-03-01'],
    ['4', '01632960237', '950', null, null, 8, null],
  ]);
  const unread = (column: string) => `What stands in ${column} cannot be read, and was left out.`;
  expect(Object.fromEntries(told.map(({ fault, lines }) => [sentenceOf(fault), lines]))).toEqual({
    [unread('No')]: [3],
    [unread('Tel')]: [3],
    [unread('Beds')]: [4],
    [unread('Seen')]: [5],
    [unread('Fee')]: [3, 4],
    [unread('Code')]: [3, 4],
    [unread('Lat')]: [5],
    'The latitude or the longitude is missing or cannot be read, so the position was left out.': [5],
    'Latitude and longitude had changed places, and were put right.': [3],
    'The position lies outside the United Kingdom, and was left out.': [4],
  });
  expect(Object.fromEntries(skipped)).toEqual({
    'The line has no name of a service.': [6],
    'The line is a total and no service.': [7],
  });
});

test('any list of JSON objects is a table, and so is one below a title in brackets', async () => {
  const rows = [
    { Name: 'Alder House', Town: 'Selby', Tel: 1632960231, Rooms: { single: 2 } },
    { Name: 'Briar House', Town: null, Tel: '01632 960232' },
  ];
  const mapping = { source: 'Office', columns: { title: 'Name', city: 'Town', phone: 'Tel' } };
  const map = path.join(folder, 'json-map.json');
  writeFileSync(map, JSON.stringify(mapping));
  const csvRows = '[Our homes]\nName,Town,Tel\nAlder House,Selby,01632960231\nBriar House,,01632 960232\n';
  for (const text of [JSON.stringify(rows, null, 2), rows.map((row) => JSON.stringify(row)).join('\n'), csvRows]) {
    const file = path.join(folder, 'rows');
    writeFileSync(file, text);
    expect((await lookAtRecords(file, {}, {})).heading?.names.slice(0, 3)).toEqual(['Name', 'Town', 'Tel']);
    const { entries } = await collectEntries(await readRecords(file, { mapping: await readMapping(map) }), cleanHtml);
    expect(entries.map(({ title, city, phone }) => [title, city, phone])).toEqual([
      ['Alder House', 'Selby', '01632960231'],
      ['Briar House', '', '01632 960232'],
    ]);
  }
});

test('a column of JSON objects is one that any of them has', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ Name: `House ${at}`, ...(at > 45 && { Fee: '£950' }) }));
  const file = path.join(folder, 'late.json');
  writeFileSync(file, JSON.stringify(rows));
  expect((await lookAtRecords(file, {}, {})).heading?.names).toEqual(['Name', 'Fee']);
});

test('what stands for nothing is nothing, and a town has one spelling', async () => {
  const towns = [
    'St. Andrews',
    'ST ANDREWS',
    'Glasgow G3 7DS',
    '96 Beechill Road, Belfast',
    'Southend On Sea',
    'BO’NESS',
    'Isle Of Mull',
    'Barrow In Furness',
    'Hull, E. Yorks, UK',
    'Little Nowhere, Lancs.',
    'Leeds, England',
    'UK',
    'N/A',
    'TBC',
    '-',
  ];
  const rows = towns.map((city, number) => JSON.stringify({ typeTitle: `House ${number}`, city, email: 'none' }));
  const { entries } = await collect('towns.ndjson', rows.join('\n'));
  expect(entries.map(({ city }) => city)).toEqual([
    'St Andrews',
    'St Andrews',
    'Glasgow',
    'Belfast',
    'Southend-on-Sea',
    "Bo'ness",
    'Isle of Mull',
    'Barrow-in-Furness',
    'Hull',
    'Little Nowhere',
    'Leeds',
    'UK',
    '',
    '',
    '',
  ]);
  expect(entries.every(({ email }) => email === '')).toBe(true);
});

test.each([
  ['CHESTER LE STREET', 'Chester-le-Street'],
  ['Chester-le-Street', 'Chester-le-Street'],
  ['Street', 'Street'],
  ['1 High Street, Street', 'Street'],
  ['Adwick le Street', 'Adwick-le-Street'],
  ['Wood Street Village', 'Wood Street Village'],
  ['Lane End', 'Lane End'],
  ['Church Street', ''],
  ['1st Floor, Westlands Road South', ''],
  ['GRANGE-OVER-SANDS', 'Grange-over-Sands'],
  ['Chapel en le Frith', 'Chapel-en-le-Frith'],
  ['Llanrhaeadr-ym-Mochnant', 'Llanrhaeadr-ym-Mochnant'],
])('the town %s is %s', (written, town) => {
  expect(townName(written)).toBe(town);
});

test.each([
  ['1415 519 204', '01415 519 204'],
  ['7830434341', '07830434341'],
  ['79615 550 41', '079615 550 41'],
  ['01617777e3', '01617777000'],
  ['1617777e3', '01617777000'],
  ['441415844206', '+441415844206'],
  ['+44 7473 566138', '+44 7473 566138'],
  ['(0) 1283 753 220', '01283 753 220'],
  ['028 9065 3031/02890657646', '028 9065 3031/02890657646'],
  ['0161688', '0161688'],
  ['01632.960123', '01632.960123'],
])('the telephone %s is dialled %s', async (phone, dialled) => {
  const { entries } = await collect('phone.ndjson', JSON.stringify({ typeTitle: 'Oak', phone }));
  expect(entries[0]?.phone).toBe(dialled);
});

test("the codes of Northern Ireland's register are put into words, and no head count is a feature", async () => {
  const home = {
    typeTitle: 'Oak',
    source: 'RQIA register (Dec 2025)',
    categoryNames: ['Nursing (NH)'],
    headFeatures: 'Max places 49',
    listingFeatures: 'NH-I, NH-DE, NH-LD(E)',
    description:
      '<p>Oak Ltd</p><p>There shall be a maximum of 19 in category NH-DE. The home has a day room for 2 persons.</p>',
  };
  const { entries, told } = await collect('ni.ndjson', JSON.stringify(home));
  expect(entries).toMatchObject([
    {
      statedOn: '2025-12-01',
      headFeatures: ['Older people'],
      features: ['Dementia', 'Learning disabilities'],
      descriptionHtml: '<p>The home has a day room for 2 persons.</p>',
      register: { provider: 'Oak Ltd', places: 49, kinds: ['Nursing (NH)'] },
    },
  ]);
  expect(told.map(({ fault, lines }) => [fault.code, lines])).toEqual([['importDescriptionCleaned', [1]]]);
});

test('areas of care that end with a comma are labels, and a name that follows the provider is no sentence', async () => {
  const description = '<p>Ash House Ltd</p><p>Learning difficulties, Older people - dementia,</p><p>Ash Villa</p>';
  const { entries } = await collect('areas.ndjson', JSON.stringify({ typeTitle: 'Ash', source: 'CQC', description }));
  expect(entries).toMatchObject([{ descriptionHtml: '', features: ['Learning disabilities', 'Dementia'] }]);
});

test('of a description of a register every sentence stays whole, the last one without a full stop too', async () => {
  const written = '<p>Fees from £950.50 a week. Open from 9.30am! See www.ash.org.uk for more. We cook every day</p>';
  const line = { typeTitle: 'Ash', source: 'CQC', description: `<p>Ash House Ltd</p>${written}` };
  const { entries, told } = await collect('words.ndjson', JSON.stringify(line));
  expect(entries).toMatchObject([{ descriptionHtml: written, register: { provider: 'Ash House Ltd' } }]);
  expect(told).toEqual([]);
});

test('a line that is made to be slow is read, at a size where time that grows by the square is no longer bearable', async () => {
  const long = 400_000;
  const lines = [
    { typeTitle: 'Oak', source: 'CQC', description: `<p>Oak Ltd</p><p>${'a '.repeat(long / 2)}</p>` },
    { typeTitle: 'Elm', source: `List${' '.repeat(long)}x` },
    {
      typeTitle: 'Ash',
      source: 'CQC',
      listingFeatures: Array.from({ length: long / 4 }, (_, at) => `x${at}`).join(','),
    },
  ];
  const { entries } = await collect('slow.ndjson', lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(entries.map(({ title }) => title)).toEqual(['Oak', 'Elm', 'Ash']);
  expect([entries[0]?.descriptionHtml, entries[2]?.features.length]).toEqual(['', long / 4]);
  const row = { Name: 'Oak', 'CQC Location ID (for office use only)': '1-1', 'Specialisms/services': '' };
  const register = await collect('slow.csv', csv({ ...row, 'Address 1': `1 Oak Road${','.repeat(long)}x` }));
  expect(register.entries.map(({ title }) => title)).toEqual(['Oak']);
});

test('a text of JSON that nothing ends is looked through once, however many marks are in it', async () => {
  const file = path.join(folder, 'open.json');
  writeFileSync(file, `[{"Name": "Oak"}]{"Name": "${'\\"'.repeat(400_000)}`);
  expect((await lookAtRecords(file, {}, {})).heading?.names).toEqual(['Name']);
  const { entries } = await collect('pages.json', '[{"typeTitle": "A \\"{"}]');
  expect(entries.map(({ title }) => title)).toEqual(['A "{']);
});

test('a label that is called like something every object has is a label', async () => {
  const line = { typeTitle: 'Oak', source: 'CQC', listingFeatures: 'constructor, NH-toString' };
  const { entries } = await collect('odd.ndjson', JSON.stringify(line));
  expect(entries[0]?.features).toEqual(['constructor', 'NH-toString']);
});

async function collect(name: string, text: string, mapping?: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  if (mapping !== undefined) writeFileSync(path.join(folder, 'columns.json'), mapping);
  const read = mapping === undefined ? null : await readMapping(path.join(folder, 'columns.json'));
  return collectEntries(await readRecords(file, { mapping: read }), cleanHtml);
}

function csv(...rows: Record<string, string>[]): string {
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
  return [quoted(Object.keys(rows[0] ?? {})), ...rows.map((row) => quoted(Object.values(row)))].join('\n');
}
