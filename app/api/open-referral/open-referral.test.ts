import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { cleanHtml } from '@/care-api/html/clean-html';
import { importListings } from '@/care-api/import/listings/import-listings';
import { openTestSite } from '@/testing/test-site';
import { GET as getOne } from './[list]/[id]/route';
import { GET as getList } from './[list]/route';
import { GET as getAbout } from './route';

const site = openTestSite();
const folder = mkdtempSync(path.join(tmpdir(), 'referral-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lunch = {
  id: '0b000000-0000-4000-8000-000000000001',
  name: 'Lunch club',
  description: 'A warm meal.',
  status: 'active',
  email: 'lunch@alder.example',
  url: 'https://alder.example',
  organization: { id: '0a000000-0000-4000-8000-000000000001', name: 'Alder Trust', description: 'A charity.' },
  phones: [{ id: 'p', number: '01632 960300' }],
  attributes: [{ id: 'a', link_type: 'service type', taxonomy_term: { id: 't', name: 'Lunch clubs' } }],
  service_at_locations: [
    {
      location: {
        location_type: 'physical',
        addresses: [{ address_1: '1 Low Street', city: 'Hull', postal_code: 'HU1 1AA' }],
      },
    },
  ],
};

beforeAll(async () => {
  const { test } = site.api;
  const admin = await test.signIn('admin');
  const make = async (call: string, body: unknown) => (await test.send('POST', call, body, { as: admin })).json();
  const { categoryId: care } = await make('/Category', { categoryName: 'Live-in care' });
  const { categoryId: jobs } = await make('/Category', { categoryName: 'Carer jobs' });
  const listing = {
    email: 'briar@example..uk',
    location: 'Kent',
    city: 'Dover',
    website: 'briar.example',
    price: '£900 a week',
    phone: '01632 960301',
  };
  const fees = [{ name: 'Care', amount: 900, unit: 'week', unavoidable: 'yes', when: '' }];
  const description = '<p>Warm</p>';
  await make('/TypeDetail', { typeTitle: 'Briar', ...listing, fees, description, categoryId: `${care}` });
  await make('/TypeDetail', { typeTitle: 'A job', categoryId: `${care},${jobs}` });
  await make('/TypeDetail', { typeTitle: 'A draft', isDraft: true });
  await take(lunch);
});

async function take(services: unknown) {
  const file = path.join(folder, 'services.json');
  writeFileSync(file, JSON.stringify(services));
  return importListings(site.api.test.deps.database.db, file, { cleanHtml });
}

const base = 'http://site.example/api/open-referral';

async function ask(where: string, headers: Record<string, string> = {}) {
  const [list = '', id] = where.split(/[/?]/);
  const request = new Request(`${base}/${where}`, { headers });
  if (where === '') return getAbout(request);
  if (where.includes('/') && id) return getOne(request, { params: Promise.resolve({ list, id }) });
  return getList(request, { params: Promise.resolve({ list }) });
}

async function read(where: string) {
  return (await ask(where)).json();
}

test('care and businesses are given out as services: no job, no draft, by number and page by page', async () => {
  const whole = await read('services');
  expect(whole).toMatchObject({
    total_items: 2,
    total_pages: 1,
    page_number: 1,
    size: 2,
    last_page: true,
    empty: false,
  });
  expect(whole.contents.map(({ name }: { name: string }) => name)).toEqual(['Briar', 'Lunch club']);
  const second = await read('services?per_page=1&page=2&full=true');
  expect(second).toMatchObject({ total_items: 2, total_pages: 2, page_number: 2, first_page: false, last_page: true });
  expect(second.contents).toEqual([await read(`services/${lunch.id}`)]);
  expect(await read('services?page=9')).toMatchObject({ total_items: 2, empty: true, contents: [] });
  expect((await read('services?search=warm+HULL')).contents).toMatchObject([{ name: 'Lunch club' }]);
  expect((await read('services?modified_after=2100-01-01')).empty).toBe(true);
});

test('a service has all that its listing says, and an id that nobody else gives', async () => {
  const [{ id }] = (await read('services?search=briar')).contents;
  expect(await read(`services/${id}`)).toMatchObject({
    id,
    name: 'Briar',
    description: '<p>Warm</p>',
    url: 'https://briar.example/',
    status: 'active',
    fees: '£900 a week',
    phones: [{ number: '01632 960301' }],
    cost_options: [{ option: 'Care', amount: 900, currency: 'GBP', amount_description: 'per week' }],
    attributes: [{ link_type: 'service type', taxonomy_term: { name: 'Live-in care' } }],
    service_at_locations: [{ location: { addresses: [{ address_1: '', city: 'Dover', state_province: 'Kent' }] } }],
  });
  expect((await ask(`services/${id.replace(/^./, id.startsWith('0') ? '1' : '0')}`)).status).toBe(404);
});

test('places, the taxonomy and its terms are found by their ids, and services by a term', async () => {
  const at = await read('service_at_locations');
  expect(at).toMatchObject({ total_items: 2, contents: [{ service: { name: 'Briar' } }, {}] });
  expect(await read(`service_at_locations/${at.contents[0].id}`)).toEqual(at.contents[0]);
  const { contents: terms } = await read('taxonomy_terms');
  expect(terms.map(({ name }: { name: string }) => name)).toEqual(['Live-in care', 'Lunch clubs']);
  expect(await read(`taxonomy_terms/${terms[1].id}`)).toEqual(terms[1]);
  const [taxonomy] = (await read('taxonomies')).contents;
  expect(await read(`taxonomies/${taxonomy.id}`)).toEqual(taxonomy);
  expect((await read(`services?taxonomy_term_id=${terms[1].id}`)).contents).toMatchObject([{ name: 'Lunch club' }]);
  expect((await read(`services?taxonomy_id=${lunch.id}`)).empty).toBe(true);
});

test('what is read here changes nothing here', async () => {
  const { contents } = await read('services?full=true');
  expect(await take(contents)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
});

test('any site may read it, and is told in short what it has', async () => {
  const answer = await ask('services');
  const { headers } = answer;
  expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
    '*',
    'public, max-age=0, must-revalidate',
  ]);
  const again = await ask('services', { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(await read('')).toMatchObject({
    version: 'HSDS-UK-3.0',
    registers: [{ licence: 'Open Government Licence v3.0' }, {}],
  });
});

test.each([
  ['services?page=0', 400],
  ['services?per_page=x', 400],
  ['services?minimum_age=18', 400],
  ['services?modified_after=yesterday', 400],
  ['organizations', 404],
  ['services/7', 404],
  ['services/0b000000-0000-4000-8000-000000000009', 404],
  ['service_at_locations/0b000000-0000-4000-8000-000000000001', 404],
])('%s is answered %d', async (where, status) => {
  const answer = await ask(where);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
});

test('an API of the published calls alone has none of it, and one that is away says so', async () => {
  await site.whileAway(async () => expect((await ask('services?page=3')).status).toBe(502));
  site.api.serveBare();
  for (const where of ['', 'services?page=2', `services/${lunch.id}`, 'taxonomies'])
    expect((await ask(where)).status).toBe(404);
});

// Required and limited as the standard has it (Open Referral UK 3.0, HSDS). Its schemas lie beside the project, not in it.
const text = z.string();
const [id, uri] = [z.guid(), z.url()];
const some = <T extends z.ZodType>(type: T) => z.array(type).optional();
const aTerm = z.object({ id, name: text, description: text, taxonomy: text.optional(), taxonomy_id: id.optional() });
const anAddress = z.strictObject({
  ...{ id, location_id: id, address_1: text, city: text, state_province: text, postal_code: text, country: text },
  address_type: z.enum(['physical', 'postal', 'virtual']),
});
const aLocation = z.strictObject({
  ...{ id, location_type: z.enum(['physical', 'postal', 'virtual']), addresses: some(anAddress) },
  ...{ latitude: z.number().optional(), longitude: z.number().optional() },
  ...{ external_identifier: text.optional(), external_identifier_type: text.optional() },
});
const aBrief = z.strictObject({
  ...{ id, name: text, status: z.enum(['active', 'inactive', 'defunct', 'temporarily closed']) },
  ...{ description: text.optional(), url: uri.optional(), email: z.email().optional(), fees: text.optional() },
  ...{ accreditations: text.optional(), last_modified: z.iso.datetime().optional() },
  organization: z.strictObject({ id, name: text, description: text }).optional(),
});
const aService = aBrief.extend({
  phones: some(z.strictObject({ id, service_id: id, number: text })),
  cost_options: some(
    z.strictObject({ id, service_id: id, option: text, amount: z.number(), currency: text, amount_description: text }),
  ),
  attributes: some(z.strictObject({ id, link_id: id, link_type: text, taxonomy_term_id: id, taxonomy_term: aTerm })),
  service_at_locations: some(z.strictObject({ id, service_id: id, location_id: id, location: aLocation })),
});
const told: [string, z.ZodType, string][] = [
  ['services', aBrief, 'service_list'],
  ['services?full=true', aService, 'service'],
  [
    'service_at_locations',
    z.object({ id, service_id: id, location_id: id, location: aLocation, service: aBrief }),
    'service_at_location_list',
  ],
  ['taxonomy_terms', aTerm, 'taxonomy_term'],
];

test.each(told)('%s are as the standard has them', async (where, schema, file) => {
  const published = path.join(process.cwd(), `../shared/data/open-referral-uk/${file}.json`);
  const schemas = [
    schema,
    ...(existsSync(published) ? [z.fromJSONSchema(JSON.parse(readFileSync(published, 'utf8')))] : []),
  ];
  const { contents } = await read(where);
  expect(contents.length).toBeGreaterThan(1);
  for (const one of contents) for (const held of schemas) expect(held.safeParse(one).error?.issues ?? []).toEqual([]);
});
