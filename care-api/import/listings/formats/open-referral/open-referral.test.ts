import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { cleanHtml } from '@/care-api/html/clean-html';
import { importListings } from '@/care-api/import/listings/import-listings';
import { summaryLines } from '@/care-api/import/summary-lines';
import type { Database } from '@/care-api/kernel/db';
import { getListingAt } from '@/care-api/listings/list-listings';
import { openTestDatabase } from '@/care-api/testing/open-test-database';

let database: Database;
const folder = mkdtempSync(path.join(tmpdir(), 'open-referral-'));

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.execute(sql`truncate listings, categories, search_filters restart identity cascade`);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const organization = {
  id: '0a000000-0000-4000-8000-000000000001',
  name: 'Alder Trust',
  description: 'A charity.',
  website: 'https://alder.example',
  email: 'office@alder.example',
  logo: 'https://alder.example/logo.png',
};

const lunch = {
  id: '0B000000-0000-4000-8000-000000000001',
  name: 'Lunch club',
  description: 'A warm meal & company.\n\nEverybody is welcome.',
  status: 'active',
  minimum_age: 60,
  email: 'lunch@alder.example',
  alert: 'Closed over Christmas',
  last_modified: '2026-03-15T10:30:45.123Z',
  organization,
  schedules: [
    { id: 's1', freq: 'WEEKLY', byday: 'MO,TU,WE,FR', opens_at: '12:00:00', closes_at: '14:00Z', timezone: 0 },
    { id: 's2', freq: 'MONTHLY', byday: '1SU,-1SA', opens_at: '10:00', description: 'Ring first.' },
  ],
  cost_options: [
    { id: 'c1', amount: 4.5, amount_description: 'a meal', option: 'Members' },
    { id: 'c2', amount: 0, option: 'Carers' },
    { id: 'c3', amount: 3, valid_to: '2020-12-31' },
  ],
  contacts: [{ id: 'p1', name: 'Ann Example', title: 'Cook', phones: [{ id: 't1', number: '"01632 960300"' }] }],
  attributes: [
    term('Lunch clubs', 'service type'),
    term('Dementia', 'service eligibility'),
    term('Carers, unpaid', 'intended audience'),
  ],
  funding: [{ id: 'f1', source: 'The council' }],
  service_at_locations: [
    place('Alder Hall', { address_1: '1 Low Street', city: 'HULL', state_province: '', postal_code: 'hu1 1aa' }),
    place('St Example’s', { address_1: '2 High Street', city: 'Beverley', postal_code: 'HU17 8AA' }),
  ],
};

function term(name: string, link_type: string) {
  return { id: `a ${name}`, link_type, taxonomy_term: { id: `t ${name}`, name, term_uri: `https://terms.example/1` } };
}

function place(name: string, address: Record<string, string>) {
  const accessibility = [{ id: `x ${name}`, description: 'A ramp' }];
  const location = {
    id: `l ${name}`,
    name,
    location_type: 'physical',
    latitude: '53.74',
    longitude: -0.33,
    accessibility,
  };
  return { id: `sal ${name}`, location: { ...location, addresses: [{ id: `ad ${name}`, country: 'GB', ...address }] } };
}

function page(contents: unknown[], total: number, number = 1) {
  return { total_items: total, total_pages: 2, page_number: number, size: contents.length, empty: false, contents };
}

async function take(text: string, options: { isWhole?: boolean } = {}) {
  const file = path.join(folder, 'services.json');
  writeFileSync(file, text);
  const summary = await importListings(database.db, file, { cleanHtml, ...options });
  return { ...summary, lines: summaryLines('services.json', summary, 1).slice(1) };
}

test('a service of Open Referral is a listing: what has a field stands in it, the rest in words, and what is lost is named', async () => {
  const { lines, format } = await take(JSON.stringify(lunch, null, 2));
  expect(format).toBe('Open Referral');
  expect(lines).toEqual([
    'taken 1: 1 new, 0 changed, 0 unchanged',
    'categories made: 1',
    'skipped 0',
    expect.stringMatching(/^mended/),
    expect.stringContaining('town was put into its usual spelling'),
    'told',
    '  1 × organization.logo has no place in a listing, and was left out. (line 1)',
    '  1 × schedules.timezone has no place in a listing, and was left out. (line 1)',
    '  1 × attributes.taxonomy_term.term_uri has no place in a listing, and was left out. (line 1)',
    '  1 × funding.source has no place in a listing, and was left out. (line 1)',
  ]);
  const listing = await getListingAt(database.db, 1);
  expect(listing).toMatchObject({
    typeTitle: 'Lunch club',
    city: 'Hull',
    postcode: 'HU1 1AA',
    address: 'Alder Hall, 1 Low Street, HULL, hu1 1aa',
    phone: '01632 960300',
    email: 'lunch@alder.example',
    website: 'https://alder.example',
    price: '£4.50 a meal (Members); Free (Carers)',
    openClose: 'Open',
  });
  expect(listing?.description?.split('</p>').filter(Boolean)).toEqual([
    '<p>A warm meal &amp; company.',
    '<p>Everybody is welcome.',
    '<p><strong>Please note:</strong> Closed over Christmas',
    '<p><strong>Who it is for:</strong> aged 60 and over',
    '<p><strong>Open:</strong> Monday to Wednesday, Friday, 12:00 to 14:00; first Sunday, last Saturday of the month, 10:00. Ring first',
    '<p><strong>What it costs:</strong> £3 (until 31 December 2020)',
    '<p><strong>Also at:</strong> St Example’s, 2 High Street, Beverley, HU17 8AA',
    '<p><strong>Access:</strong> A ramp',
    '<p><strong>Contact:</strong> Ann Example, Cook',
    '<p><strong>Provided by:</strong> Alder Trust. A charity. office@alder.example',
  ]);
});

test('pages are joined in whatever way they were saved, and the same again changes nothing', async () => {
  const other = { id: '0b000000-0000-4000-8000-000000000002', name: 'Befriending', status: 'inactive', organization };
  const pages = [page([lunch], 2), page([other], 2, 2)];
  const ways = [
    pages.map((one) => JSON.stringify(one)).join('\n'),
    pages.map((one) => JSON.stringify(one, null, 2)).join('\n'),
    JSON.stringify(pages),
    JSON.stringify(page([lunch, other, other], 2)),
    [lunch, other].map((one) => JSON.stringify(one)).join('\n'),
    [page([{ ...lunch, schedules: [], contacts: [], service_at_locations: [] }, other], 2), lunch]
      .map((one) => JSON.stringify(one))
      .join(''),
    JSON.stringify({ ...organization, services: [{ ...lunch, organization: undefined }, other] }),
  ];
  expect(await take(ways[0] ?? '')).toMatchObject({ created: 2, changed: 0 });
  for (const way of ways.slice(1)) {
    expect(await take(way)).toMatchObject({ created: 0, changed: 0, unchanged: 2, skipped: new Map() });
  }
  expect((await getListingAt(database.db, 2))?.openClose).toBe('Closed');
});

test('a page without the others says so, and no page is taken for a whole register', async () => {
  const { told, lines } = await take(JSON.stringify(page([lunch, { id: 'b2' }, 'no service'], 40)));
  expect(told[0]?.fault).toEqual({ code: 'importPagesMissing', found: 3, total: 40 });
  expect(lines.slice(2, 5)).toEqual([
    'skipped 2',
    '  1 × The line has no name of a service. (line 2)',
    '  1 × The line is no JSON object. (line 3)',
  ]);
  await expect(take(JSON.stringify(page([lunch], 1)), { isWhole: true })).rejects.toThrow('which register');
});

test('the first version’s names mean the same, and a service told of place by place has all of them', async () => {
  const { attributes, service_at_locations: places, schedules, organization: by, ...plain } = lunch;
  const old = {
    ...plain,
    organization: { ...by, website: undefined, url: by.website },
    regular_schedules: schedules,
    service_taxonomys: attributes.map(({ taxonomy_term: taxonomy, ...link }) => ({ ...link, taxonomy })),
    service_at_locations: places.map(({ location: { addresses, ...location }, ...at }) => ({
      ...at,
      location: { ...location, physical_addresses: addresses },
    })),
    eligibilitys: [{ id: 'e1', eligibility: 'People on their own' }],
  };
  await take(JSON.stringify({ totalElements: 1, content: [old] }));
  const first = await getListingAt(database.db, 1);
  expect(first?.description).toContain('aged 60 and over; People on their own');
  const { eligibilitys: _, ...without } = { ...old, eligibilitys: [] };
  expect(await take(JSON.stringify(without))).toMatchObject({ changed: 1 });
  const now = await getListingAt(database.db, 1);
  expect(
    await take(JSON.stringify(places.map((at) => ({ ...at, service: { ...lunch, service_at_locations: undefined } })))),
  ).toMatchObject({ unchanged: 1 });
  expect(now).toMatchObject({ city: 'Hull', price: '£4.50 a meal (Members); Free (Carers)' });
});

test('what is of another kind than it should be is named, and the rest is taken', async () => {
  const [at] = lunch.service_at_locations;
  const location = { ...at?.location, latitude: 'north' };
  const strange = { ...lunch, status: 'sleeping', phones: 'none', service_at_locations: [{ ...at, location }] };
  const { told } = await take(JSON.stringify(strange));
  const said = told.map(({ fault }) => Object.values(fault).join(' '));
  expect(said).toContain('status importCellUnread');
  expect(said).toContain('service_at_locations.location.latitude importCellUnread');
  expect(said).toContain('phones importFieldUnplaced');
});
