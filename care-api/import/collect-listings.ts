import { z } from 'zod';
import { plainFields } from '@/lib/contract/listing-fields';
import { deriveFilters } from './derive-filters';
import type { ImportedListing } from './imported-listing';
import { mendListing } from './mend-listing';
import type { Format } from './read-records';
import { type LinesByReason, note } from './reasons';

export type Collected = { listings: ImportedListing[]; skipped: LinesByReason; mended: LinesByReason };

/** Reads all records, mended, each service once: a later line about it fills what the first left blank. */
export async function collectListings(
  records: Format['records'],
  cleanHtml: (html: string) => string,
): Promise<Collected> {
  const services = new Map<string, ImportedListing>();
  const skipped: LinesByReason = new Map();
  const mended: LinesByReason = new Map();
  for await (const { line, record } of records) {
    if ('skipped' in record) {
      note(skipped, record.skipped, line);
      continue;
    }
    const { listing, mended: repairs } = mendListing(record.listing, cleanHtml);
    if (!listing.title) {
      note(skipped, 'no title', line);
      continue;
    }
    for (const repair of repairs) note(mended, repair, line);
    const key = `${listing.source}\n${listing.sourceKey}`;
    const known = services.get(key);
    if (known) note(mended, 'joined with an earlier line about the same service', line);
    services.set(key, known ? join(known, listing) : listing);
  }
  return { listings: [...services.values()], skipped, mended };
}

function join(known: ImportedListing, later: ImportedListing): ImportedListing {
  const single = new Set(deriveFilters(known).map(({ header }) => header));
  // One rating, one grade: where the first line has its own, the later one's is left out.
  const isNew = (label: string) =>
    deriveFilters({ ...known, features: [label], headFeatures: [], facts: [] }).every(
      ({ header }) => header === 'For' || !single.has(header),
    );
  return {
    ...known,
    ...fillBlanks(known, later),
    features: union(known.features, later.features.filter(isNew)),
    headFeatures: union(known.headFeatures, later.headFeatures.filter(isNew)),
    categoryNames: union(known.categoryNames, later.categoryNames),
    facts: union(known.facts, later.facts),
  };
}

const blankable = plainFields.extend({ descriptionHtml: z.string() });
type Blankable = z.output<typeof blankable>;

/** What a line does not say is taken from what is known. */
export function fillBlanks(first: Blankable, second: Blankable): Blankable {
  const said = Object.entries(blankable.parse(first)).filter(([, value]) => value);
  return { ...blankable.parse(second), ...Object.fromEntries(said) };
}

function union(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])];
}
