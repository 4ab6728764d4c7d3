import { z } from 'zod';
import type { ReadRecord } from '@/care-api/database/register-entry';
import { dayIn } from '@/care-api/import/listings/file-date';
import { ratingOf, readLabels, unratedOf } from '@/care-api/import/listings/read-labels';
import { cqcAddress, noFacts } from '@/care-api/import/listings/regulators';
import type { RegisterFacts } from '@/lib/contract/listing';
import { type CqcGrade, cqcRatings, newestGrade } from './cqc-ratings';
import { kindNames } from './kind-names';
import { joinAddress, placesIn, positionIn, saidOrBlank as text, toRefusal } from './parts';

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
  ...cqcRatings.shape,
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
  const newest = newestGrade(data);
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
        ...ratingIn(data, newest),
        ...(successor && { successor }),
        inspectedOn: laterOf(dayIn(data.lastInspection?.date ?? ''), newest.assessedOn),
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
function isInherited(location: Location, { organisationId, on }: CqcGrade): boolean {
  if (organisationId !== '' && organisationId !== location.locationId) return true;
  const registered = dayIn(location.registrationDate);
  return relatedTo(location, 'predecessor') !== '' && on !== '' && on < registered;
}

function ratingIn(location: Location, newest: CqcGrade): Pick<RegisterFacts, 'rating' | 'unrated'> {
  if (status(location) === 'Closed') {
    return {
      rating: null,
      unrated: { reason: 'ended', since: dayIn(location.deregistrationDate) || null, services: [] },
    };
  }
  const publishedOn = newest.on || null;
  const grade = ratingOf(newest.word);
  if (grade) return { rating: { ...grade, publishedOn, url: '', isInherited: isInherited(location, newest) } };
  const services = newest.services.flatMap(({ name, rating }) => {
    const known = ratingOf(rating);
    return known && name ? [{ name, grade: known.grade }] : [];
  });
  const word = newest.word || (services.length > 0 ? 'Not rated' : '');
  return { rating: null, unrated: { ...unratedOf(word, publishedOn), services } };
}

function laterOf(a: string, b: string): string | null {
  return (a > b ? a : b) || null;
}
