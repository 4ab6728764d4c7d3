import { type ReadEntry, type ReadRecord, referralSource } from '@/care-api/database/register-entry';
import { isWho, peopleOf } from '@/care-api/import/listings/people';
import { toFault } from '@/lib/contract/faults';
import type { ListingStatus } from '@/lib/contract/listing';
import { phonesOf } from './contacts';
import { costsOf } from './costs';
import { describeService } from './described-service';
import { lostFields } from './lost-fields';
import { inNewNames } from './new-names';
import { placesOf } from './places-of';
import { isRaw } from './raw';
import { type Service, serviceSchema } from './service-schema';

const statuses: Readonly<Record<string, ListingStatus>> = {
  active: 'Open',
  'temporarily closed': 'OnHold',
  inactive: 'Closed',
  defunct: 'Closed',
};

export function readReferralService(record: unknown): ReadRecord {
  if (!isRaw(record)) return { skipped: toFault('importNotObject') };
  const raw = inNewNames(record);
  const service = serviceSchema.parse(raw);
  if (service.id === '') return { skipped: toFault('importCellEmpty', { column: 'id' }) };
  const { place, others: places } = placesOf(service);
  const { price, others: costs } = costsOf(service);
  const { organization } = service;
  const website = service.url || organization?.website || organization?.url || '';
  const email = service.email || organization?.email || '';
  const status = statuses[service.status.toLowerCase()];
  const entry: ReadEntry = {
    source: referralSource,
    sourceKey: service.id.toLowerCase(),
    title: service.name,
    ...(status && { status }),
    descriptionHtml: describeService(service, { costs, places, website, email }),
    ...place,
    phone: phonesOf(service)[0]?.number ?? '',
    ...{ email, website, price },
    ...labelsOf(service),
  };
  const { unplaced, unread } = lostFields(raw);
  const told = [
    ...unplaced.map((field) => toFault('importFieldUnplaced', { field })),
    ...[...unread, ...(status || service.status === '' ? [] : ['status'])].map((column) =>
      toFault('importCellUnread', { column }),
    ),
  ];
  return { entry, told };
}

/** Terms for people go to them, those of what somebody lives with or is given to features, others are categories. */
function labelsOf({ attributes, service_at_locations: at, minimum_age: least, maximum_age: most }: Service) {
  const [who, features, categoryNames]: [string[], string[], string[]] = [agesOf(least, most), [], []];
  const ofPlaces = at.flatMap(({ location }) => location?.attributes ?? []);
  for (const attribute of [...attributes, ...ofPlaces]) {
    const { link_type: link, taxonomy_term: term } = attribute;
    const name = (term?.name || term?.term || '').replaceAll(',', ' –');
    const people = peopleOf(name);
    const isFeature = ofPlaces.includes(attribute) || featureLinks.test(`${link} ${term?.taxonomy}`);
    if (people) (isWho(people) ? who : features).push(people);
    else (isFeature ? features : categoryNames).push(name);
  }
  return { headFeatures: who, features, categoryNames };
}

const featureLinks = /eligib|audience|circumstance|need|accessib/i;

function agesOf(least: number | null, most: number | null): string[] {
  if (least !== null && least >= 55) return ['Older people'];
  if (least !== null && least >= 16) return ['Adults'];
  return most !== null && most > 0 && most <= 18 ? ['Children'] : [];
}
