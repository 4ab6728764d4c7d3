import { z } from 'zod';
import type { ReadRecord } from '@/care-api/import/imported-listing';
import { foldText } from '@/lib/contract/fold-text';
import { listingSchema } from '@/lib/contract/listing';
import { plainOf } from '@/lib/contract/listing-fields';
import { splitList } from './parts';

const extras = z.object({
  source: z.string().nullish(),
  sourceId: z.string().nullish(),
  categoryNames: z.union([z.array(z.string()), z.string().transform((names) => names.split(','))]).nullish(),
});

/** One line of JSON in the contract's TypeDetail shape, with `categoryNames`, `source` and `sourceId` where known. */
export function readTypeDetail(record: unknown): ReadRecord {
  const known = extras.safeParse(record);
  // The row's own typeId is not ours to keep: it may be another listing's here.
  const wire = listingSchema.safeParse({ ...(isObject(record) ? record : {}), typeId: 0, categoryId: '' });
  if (!isObject(record) || !known.success || !wire.success) return { skipped: 'no listing in the expected shape' };
  const listing = wire.data;
  const categoryNames = (known.data.categoryNames ?? []).map((name) => name.trim());
  const { source, sourceKey } = identity(known.data, listing, categoryNames);
  return {
    listing: {
      source,
      sourceKey,
      ...plainOf(listing),
      title: listing.title,
      status: listing.status,
      descriptionHtml: listing.descriptionHtml,
      // Joined and split again: labels the wire's commas have cut in two become whole.
      features: splitList(listing.features.join(',')),
      headFeatures: splitList(listing.headFeatures.join(',')),
      categoryNames,
      facts: facts(listing.location, sourceKey),
    },
  };
}

type Known = z.output<typeof extras>;
type Place = { title: string; postcode: string; address: string };

/**
 * The regulators' own keys are recognised by their shape, so that a service is the same one in every file.
 * Without a key, a service is its name, place and kind: one roof may house a nursing home and a day centre.
 */
function identity(known: Known, { title, postcode, address }: Place, categoryNames: readonly string[]) {
  const key = known.sourceId?.trim() ?? '';
  if (/^CS\d{8,}$/.test(key)) return { source: 'Care Inspectorate', sourceKey: key };
  if (key && (/^1-\d+$/.test(key) || /CQC/i.test(known.source ?? ''))) return { source: 'CQC', sourceKey: key };
  const source = known.source?.trim() || 'file';
  if (key) return { source, sourceKey: key };
  return { source, sourceKey: [title, postcode, address, categoryNames[0] ?? ''].map(foldText).join('|') };
}

function facts(location: string, sourceKey: string): string[] {
  if (/^CS\d{8,}$/.test(sourceKey)) return ['Scotland'];
  return location === 'Northern Ireland' ? [location] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
