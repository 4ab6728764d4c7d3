import { sql } from 'drizzle-orm';
import { plainColumns } from '@/care-api/listings/plain-columns';
import type { Writer } from '@/care-api/listings/write-listings';
import type { ListingStatus } from '@/lib/contract/listing';
import { importHeaders } from './derive-filters';
import type { ImportedListing } from './imported-listing';

export type StoredListing = {
  id: number;
  content: Omit<ImportedListing, 'source' | 'sourceKey' | 'categoryNames' | 'facts'> & { categoryIds: number[] };
  /** Links under the headers an import owns. */
  filterIds: number[];
};

const plainSelection = sql.raw(plainColumns.map(({ field, column }) => `l.${column} as "${field}"`).join(', '));

type Row = Omit<StoredListing['content'], 'status'> & {
  id: number;
  source: string;
  sourceKey: string;
  status: ListingStatus;
  filterIds: number[];
};

/** Listings already stored under these registers' keys, by `source\nsourceKey`. */
export async function readStored(
  tx: Writer,
  wanted: readonly Pick<ImportedListing, 'source' | 'sourceKey'>[],
): Promise<Map<string, StoredListing>> {
  const keys = wanted.map(({ source, sourceKey }) => ({ source, key: sourceKey }));
  const { rows } = await tx.execute<Row>(sql`
    select l.id, l.source, l.source_key as "sourceKey", l.title, l.status, l.description_html as "descriptionHtml",
      ${plainSelection},
      ${labels('listing')} as features, ${labels('head')} as "headFeatures",
      (select coalesce(json_agg(lc.category_id order by lc.position), '[]')
        from listing_categories lc where lc.listing_id = l.id) as "categoryIds",
      (select coalesce(json_agg(fl.filter_id), '[]')
        from search_filter_listings fl join search_filters f on f.id = fl.filter_id
        where fl.listing_id = l.id and f.header = any(${sql.param([...importHeaders])}::text[])) as "filterIds"
    from json_to_recordset(${JSON.stringify(keys)}::json) as wanted(source text, key text)
    join listings l on l.source = wanted.source and l.source_key = wanted.key and l.source_key <> ''`);
  return new Map(
    rows.map(({ id, source, sourceKey, filterIds, ...content }) => [
      `${source}\n${sourceKey}`,
      { id, content, filterIds },
    ]),
  );
}

function labels(kind: 'listing' | 'head') {
  return sql`(select coalesce(json_agg(lf.label order by lf.position), '[]')
    from listing_features lf where lf.listing_id = l.id and lf.kind = ${kind}::feature_kind)`;
}
