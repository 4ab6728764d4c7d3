import { z } from 'zod';
import type { ReadEntry, ReadRecord, Said } from '@/care-api/database/register-entry';
import { dayIn } from '@/care-api/import/listings/file-date';
import { identify, isNumbered } from '@/care-api/import/listings/identity';
import { readLabels } from '@/care-api/import/listings/read-labels';
import { cqcAddress, noFacts, regulatorOf } from '@/care-api/import/listings/regulators';
import { type Fault, toFault } from '@/lib/contract/faults';
import { type Listing, listingSchema, listingStatuses } from '@/lib/contract/listing';
import { plainOf } from '@/lib/contract/listing-fields';
import { type DescribedFacts, readDescription } from './described-facts';
import { kindNames } from './kind-names';
import { positionIn, splitList, toRefusal } from './parts';

const degrees = z
  .union([z.number().transform(String), z.string()])
  .nullish()
  .catch('?');
const extrasSchema = z.object({
  source: z.string().nullish(),
  sourceId: z.string().nullish(),
  job: z.record(z.string(), z.unknown()).nullish().catch({ '': true }),
  openClose: z.enum(listingStatuses).nullish().catch(null),
  /** As they stand: the contract leaves out what is no position, and a line of a file is told of it. */
  ...{ lat: degrees, lng: degrees },
  categoryNames: z.union([z.array(z.string()), z.string().transform((names) => names.split(','))]).nullish(),
});

/** One line of JSON in the contract's TypeDetail shape, with `categoryNames`, `source` and `sourceId` where known. */
export function readTypeDetail(record: object): ReadRecord {
  // The row's own typeId is not ours to keep: it may be another listing's here.
  const wire = listingSchema.safeParse({ ...record, typeId: 0, categoryId: '' });
  const extras = extrasSchema.safeParse(record);
  if (!wire.success) return { skipped: toRefusal(wire.error) };
  if (!extras.success) return { skipped: toRefusal(extras.error) };
  const listing = wire.data;
  const written = extras.data.source?.trim() ?? '';
  const categoryNames = (extras.data.categoryNames ?? []).map((name) => name.trim()).filter(Boolean);
  const { source, sourceKey } = identify(written, extras.data.sourceId ?? '', listing, categoryNames);
  const { origin, statedOn } = seriesOf(written);
  const { lat, lng } = positionIn(extras.data.lat ?? '', extras.data.lng ?? '');
  const regulator = regulatorOf(source);
  // One spread, and it last: with several, V8 takes twenty times as long for each line.
  const entry: ReadEntry = {
    source,
    sourceKey,
    origin,
    statedOn,
    title: listing.title,
    status: extras.data.openClose ?? undefined,
    descriptionHtml: listing.descriptionHtml,
    // Joined and split again: labels the wire's commas have cut in two become whole.
    features: splitList(listing.features.join(',')),
    headFeatures: splitList(listing.headFeatures.join(',')),
    categoryNames,
    lat,
    lng,
    facts: [],
    register: listing.register,
    job: listing.job,
    ...plainOf(listing),
  };
  const told = [...unplacedIn(listing), ...unreadIn(extras.data.job ?? {}, listing.job ?? {})];
  if (!regulator) return { entry, told };
  const described = readDescription(listing.descriptionHtml);
  return {
    entry: { ...entry, ...inPlace(entry, { listing, described, categoryNames, regulator }) },
    told: [...told, ...(described.isShortened ? [toFault('importDescriptionCleaned')] : [])],
  };
}

type Series = Required<Pick<ReadEntry, 'origin' | 'statedOn'>>;

/** Thousands of lines come from one source, and to read its name takes as long as to read one of them. */
let last = { written: '', series: { origin: 'JSON lines', statedOn: '' } satisfies Series };

/** 'Register (Dec 2025)' is the same series as the one of next month. */
function seriesOf(written: string): Series {
  if (last.written === written) return last.series;
  const name = written.replace(/(?<![\s(])[\s(]*\b(\d{4}-\d\d(-\d\d)?|[A-Z][a-z]{2,8} \d{4})\b\)?/, '');
  last = { written, series: { origin: name.trim() || 'JSON lines', statedOn: dayIn(written) } };
  return last.series;
}

/** What staff keep of a listing, and no file brings. */
function unplacedIn({ photo, images, mapEmbed, mapUrl, fees }: Listing): Fault[] {
  const kept = { bannerPhoto: photo, images, mapLink: mapEmbed, map: mapUrl, fees };
  const said = Object.entries(kept).filter(([, value]) => value.length > 0);
  return said.map(([field]) => toFault('importFieldUnplaced', { field }));
}

function unreadIn(sent: Readonly<Record<string, unknown>>, read: object): Fault[] {
  const facts = new Map<string, unknown>(Object.entries(read));
  const lost = Object.entries(sent).filter(([name, value]) => value != null && value !== '' && facts.get(name) == null);
  return lost.map(([name]) => toFault('importCellUnread', { column: ['job', name].filter(Boolean).join('.') }));
}

type Read = { listing: Listing; described: DescribedFacts; categoryNames: string[]; regulator: string };

function inPlace(entry: ReadEntry, { listing, described, categoryNames, regulator }: Read): Partial<Said> {
  const labels = readLabels([...(entry.headFeatures ?? []), ...(entry.features ?? []), ...described.labels]);
  const number = isNumbered(entry) ? entry.sourceKey : '';
  return {
    status: listing.status,
    descriptionHtml: described.html,
    headFeatures: labels.who,
    features: [...labels.needs, ...labels.others],
    categoryNames: [
      ...kindNames(categoryNames, labels.activities),
      ...(labels.needs.includes('Hospice care') ? ['Hospice'] : []),
    ],
    facts: [...labels.facts, ...nationOf(regulator)],
    register: listing.register ?? {
      regulator,
      ...noFacts,
      number,
      url: entry.source === 'CQC' ? cqcAddress(number) : '',
      provider: described.provider,
      kinds: [...new Set([...categoryNames, ...described.kinds])],
      places: labels.places,
      rating: labels.rating && { ...labels.rating, publishedOn: null, url: '', isInherited: false },
    },
  };
}

function nationOf(regulator: string): string[] {
  if (regulator === 'Care Inspectorate') return ['Scotland'];
  return regulator.startsWith('Regulation and Quality') ? ['Northern Ireland'] : [];
}
