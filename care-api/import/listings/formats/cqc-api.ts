import { z } from 'zod';
import type { ReadRecord } from '@/care-api/database/register-entry';
import { dayIn } from '@/care-api/import/listings/file-date';
import { ratingOf, readLabels, unratedOf } from '@/care-api/import/listings/read-labels';
import { cqcAddress, noFacts } from '@/care-api/import/listings/regulators';
import type { RegisterFacts } from '@/lib/contract/listing';
import { kindNames } from './kind-names';
import { joinAddress, placesIn, positionIn, toRefusal } from './parts';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');
const named = z
  .array(z.object({ name: text, description: text }))
  .nullish()
  .transform((list) => list ?? []);
const number = z
  .number()
  .nullish()
  .transform((value) => String(value ?? ''));

const locationSchema = z.object({
  locationId: z.string().trim().min(1),
  name: z.string().trim().min(1),
  registrationStatus: text,
  dormancy: text,
  website: text,
  mainPhoneNumber: text,
  postalAddressLine1: text,
  postalAddressLine2: text,
  postalAddressTownCity: text,
  postalAddressCounty: text,
  postalCode: text,
  region: text,
  localAuthority: text,
  onspdLatitude: number,
  onspdLongitude: number,
  numberOfBeds: number,
  lastInspection: z.object({ date: text }).nullish(),
  currentRatings: z
    .object({
      overall: z.object({ rating: text, reportDate: text, organisationId: text }).nullish(),
      serviceRatings: z
        .array(z.object({ name: text, rating: text }))
        .nullish()
        .catch(null),
    })
    .nullish(),
  registrationDate: text,
  deregistrationDate: text,
  relationships: z
    .array(z.object({ relatedLocationId: text, type: text }))
    .nullish()
    .catch(null),
  regulatedActivities: named,
  gacServiceTypes: named,
  specialisms: named,
  provider: z.object({ name: text }).nullish(),
});
type Location = z.output<typeof locationSchema>;

export function isCqcLocation(record: object): boolean {
  return 'locationId' in record;
}

export function readCqcApiLocation(record: object): ReadRecord {
  const read = locationSchema.safeParse(record);
  if (!read.success) return { skipped: toRefusal(read.error) };
  const { data } = read;
  const people = readLabels(data.specialisms.map(({ name }) => name));
  const kinds = data.gacServiceTypes.map(({ name }) => name);
  const successor = status(data) === 'Closed' ? relatedTo(data, 'successor') : '';
  const lines = [data.postalAddressLine1, data.postalAddressLine2, data.postalAddressTownCity];
  return {
    entry: {
      source: 'CQC',
      sourceKey: data.locationId,
      title: data.name,
      status: status(data),
      location: data.localAuthority,
      city: data.postalAddressTownCity,
      phone: data.mainPhoneNumber,
      website: data.website,
      address: joinAddress(...lines, data.postalAddressCounty, data.postalCode),
      postcode: data.postalCode,
      features: [...people.needs, ...people.others],
      headFeatures: people.who,
      categoryNames: kindNames(
        kinds,
        data.regulatedActivities.map(({ name }) => name.replaceAll(',', ' –')),
      ),
      facts: [data.region],
      ...positionIn(data.onspdLatitude, data.onspdLongitude),
      register: {
        ...noFacts,
        regulator: 'Care Quality Commission',
        number: data.locationId,
        url: cqcAddress(data.locationId),
        provider: data.provider?.name ?? '',
        kinds,
        places: placesIn(data.numberOfBeds),
        ...ratingIn(data),
        ...(successor && { successor }),
        inspectedOn: dayIn(data.lastInspection?.date ?? '') || null,
      },
    },
  };
}

function status({ registrationStatus, dormancy }: Location) {
  if (registrationStatus !== '' && registrationStatus !== 'Registered') return 'Closed';
  return dormancy === 'Y' ? 'OnHold' : 'Open';
}

/** The number of the location before this one, or after it; '' where there is none. */
function relatedTo({ relationships }: Location, kind: 'successor' | 'predecessor'): string {
  return relationships?.find(({ type }) => type.toLowerCase().includes(kind))?.relatedLocationId ?? '';
}

/** Given to the owner before this one: it names another organisation, or is older than the registration that followed theirs. */
function isInherited(location: Location): boolean {
  const { reportDate = '', organisationId = '' } = location.currentRatings?.overall ?? {};
  if (organisationId !== '' && organisationId !== location.locationId) return true;
  const [reported, registered] = [dayIn(reportDate), dayIn(location.registrationDate)];
  return relatedTo(location, 'predecessor') !== '' && reported !== '' && reported < registered;
}

function ratingIn(location: Location): Pick<RegisterFacts, 'rating' | 'unrated'> {
  const { currentRatings, deregistrationDate } = location;
  if (status(location) === 'Closed') {
    return { rating: null, unrated: { reason: 'ended', since: dayIn(deregistrationDate) || null, services: [] } };
  }
  const { rating: word = '', reportDate = '' } = currentRatings?.overall ?? {};
  const publishedOn = dayIn(reportDate) || null;
  const grade = ratingOf(word);
  if (grade) return { rating: { ...grade, publishedOn, url: '', isInherited: isInherited(location) } };
  const services = (currentRatings?.serviceRatings ?? []).flatMap(({ name, rating }) => {
    const known = ratingOf(rating);
    return known && name ? [{ name, grade: known.grade }] : [];
  });
  return { rating: null, unrated: { ...unratedOf(word, publishedOn), services } };
}
