import fc from 'fast-check';
import type { Entry } from '@/care-api/database/register-entry';
import { cleanHtml } from '@/care-api/html/clean-html';
import { mendEntry } from '@/care-api/import/listings/mend-entry';
import { type SharedListing, sharedListingSchema } from '@/lib/contract/listing';
import { plainOf } from '@/lib/contract/listing-fields';
import { toService } from '@/lib/open-referral/to-service';
import { readReferralService } from './read-service';

// What is taken out of a service, given out again and taken once more, is the same: nothing is lost or said twice.

const word = fc.constantFrom(
  'Alder',
  'O’Brien & Sons',
  '"Blue" House',
  '<b>',
  'lunch, tea',
  'Über',
  '١٢',
  'St. Ann',
  '4½',
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const town = fc.constantFrom(
  'HULL',
  'Hull',
  'St. Andrews',
  'Glasgow G3 7DS',
  'Hull, E. Yorks, UK',
  'Little Nowhere',
  '',
);
const area = fc.constantFrom('Bristol, City of', 'East Riding of Yorkshire', 'e yorks', 'Ayrshire', '');
const postcode = fc.constantFrom('hu1 1aa', 'HU1 1AA', 'OL25RT', '0L2 5RT', '');
const phone = fc.record({
  number: fc.constantFrom('01632 960300', '"01632 960301"', '1632960302', '+44 1632 960303', '01632 960304 (day)'),
  extension: maybe(fc.constantFrom('5', '12')),
  description: maybe(name),
});
const term = fc.constantFrom('Dementia', 'Older people', 'mental health', 'Lunch clubs', 'Carers, unpaid', 'Adults');
const attribute = fc.record({
  link_type: fc.constantFrom('service type', 'service eligibility', 'intended audience', ''),
  taxonomy_term: fc.record({ name: term, taxonomy: fc.constantFrom('Circumstances', 'Types', '') }),
});
const address = fc.record({
  ...{ address_1: name, address_2: maybe(name), city: town, region: area, state_province: area },
  ...{
    postal_code: postcode,
    country: fc.constantFrom('GB', 'IE'),
    address_type: fc.constantFrom('physical', 'postal'),
  },
});
const location = fc.record({
  location_type: fc.constantFrom('physical', 'postal', 'virtual'),
  name: fc.oneof(name, fc.constant('Hull'), fc.constant('')),
  latitude: maybe(fc.double({ min: 50, max: 58, noNaN: true })),
  longitude: maybe(fc.double({ min: -5, max: 1, noNaN: true })),
  accessibility: fc.array(fc.record({ description: name }), { maxLength: 2 }),
  addresses: fc.array(address, { maxLength: 2 }),
  attributes: fc.array(attribute, { maxLength: 2 }),
});
const service = fc.record({
  id: fc.uuid(),
  name,
  description: fc.oneof(
    fc.array(name, { maxLength: 3 }).map((lines) => lines.join('\n\n')),
    fc.constantFrom('<p>Warm <em>meals</em></p><ul><li>daily</li></ul>', '<script>x</script>Tea', 'A & B'),
  ),
  url: maybe(fc.webUrl()),
  email: maybe(fc.constantFrom('lunch@alder.example', 'a@b.example')),
  status: fc.constantFrom('active', 'inactive', 'defunct', 'temporarily closed'),
  fees: maybe(fc.oneof(name, fc.string({ minLength: 100, maxLength: 200 }))),
  alert: maybe(name),
  minimum_age: maybe(fc.integer({ min: 0, max: 90 })),
  maximum_age: maybe(fc.integer({ min: 1, max: 110 })),
  organization: maybe(
    fc.record({ id: fc.uuid(), name, description: name, website: maybe(fc.webUrl()), email: maybe(fc.emailAddress()) }),
  ),
  cost_options: fc.array(
    fc.record({ amount: fc.constantFrom(0, 4.5, 1_200), amount_description: name, option: maybe(name) }),
    { maxLength: 3 },
  ),
  schedules: fc.array(fc.record({ freq: fc.constant('WEEKLY'), byday: fc.constantFrom('MO,TU,WE', 'FR') }), {
    maxLength: 2,
  }),
  phones: fc.array(phone, { maxLength: 2 }),
  attributes: fc.array(attribute, { maxLength: 4 }),
  service_at_locations: fc.array(fc.record({ location }), { maxLength: 2 }),
});

test('a service that is given out again and read once more says the same', () => {
  fc.assert(
    fc.property(service, (given) => {
      const first = take(given);
      const again = take(toService(toShared(first), first.categoryNames));
      expect(again).toEqual(first);
    }),
    { numRuns: 400 },
  );
});

function take(given: unknown): Entry {
  const read = readReferralService(JSON.parse(JSON.stringify(given)));
  if ('skipped' in read) throw new Error(read.skipped.code);
  return mendEntry(read.entry, { origin: 'Open Referral', statedOn: '', checkedOn: null }, cleanHtml).entry;
}

function toShared(entry: Entry): SharedListing {
  const { title, status, descriptionHtml, features, headFeatures, lat, lng, sourceKey } = entry;
  return sharedListingSchema.parse({
    ...plainOf(entry),
    ...{ typeId: 7, typeTitle: title, openClose: status, description: descriptionHtml, lat, lng, serviceId: sourceKey },
    ...{ listingFeatures: features.join(), headFeatures: headFeatures.join(), categoryId: '' },
  });
}
