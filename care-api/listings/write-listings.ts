import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { listingCategories, listingFeatures, listings } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import { type SearchTextColumn, searchColumns } from './search-columns';

/** HTML already cleaned. */
export type ListingContent = Omit<typeof listings.$inferInsert, SearchTextColumn | 'createdAt' | 'updatedAt'> & {
  features: readonly string[];
  headFeatures: readonly string[];
  categoryIds: readonly number[];
  createdAt?: Date | undefined;
};

export type CategoryNames = ReadonlyMap<number, string>;

/** 40 columns a row: far below PostgreSQL's 65,535 parameters. */
const rowsPerStatement = 250;

/** Answers their ids in the same order. Wants a transaction around it. */
export async function insertListings(
  tx: Writer,
  contents: readonly ListingContent[],
  names: CategoryNames,
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < contents.length; start += rowsPerStatement) {
    const chunk = contents.slice(start, start + rowsPerStatement);
    const rows = await tx
      .insert(listings)
      .values(chunk.map((content) => toRow(content, names)))
      .returning({ id: listings.id });
    const stored = rows.map(({ id }, index) => ({ id, content: chunk[index] }));
    await insertRelations(tx, stored);
    ids.push(...rows.map((row) => row.id));
  }
  return ids;
}

/** Columns the contents do not name stay as they are. */
export async function replaceListings(
  tx: Writer,
  replaced: readonly { id: number; content: ListingContent }[],
  names: CategoryNames,
): Promise<void> {
  for (let start = 0; start < replaced.length; start += rowsPerStatement) {
    const chunk = replaced.slice(start, start + rowsPerStatement);
    const rows = chunk.map(({ id, content }) => ({ ...toRow(content, names), id, updatedAt: new Date() }));
    const ids = chunk.map(({ id }) => id);
    const set = excluded(Object.keys(rows[0] ?? {}));
    await tx.insert(listings).values(rows).onConflictDoUpdate({ target: listings.id, set });
    await tx.delete(listingCategories).where(inArray(listingCategories.listingId, ids));
    await tx.delete(listingFeatures).where(inArray(listingFeatures.listingId, ids));
    await insertRelations(tx, chunk);
  }
}

/** `title = excluded.title` and so on: one statement updates many rows. */
function excluded(keys: readonly string[]) {
  const columns = Object.entries(getTableColumns(listings)).filter(([key]) => key !== 'id' && keys.includes(key));
  return Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]));
}

async function insertRelations(tx: Writer, stored: readonly { id: number; content: ListingContent | undefined }[]) {
  const ofCategories = stored.flatMap(({ id, content }) =>
    [...new Set(content?.categoryIds)].map((categoryId, position) => ({ listingId: id, categoryId, position })),
  );
  const ofFeatures = stored.flatMap(({ id, content }) => [
    ...toFeatures(id, 'head', content?.headFeatures ?? []),
    ...toFeatures(id, 'listing', content?.features ?? []),
  ]);
  if (ofCategories.length > 0) await tx.insert(listingCategories).values(ofCategories);
  if (ofFeatures.length > 0) await tx.insert(listingFeatures).values(ofFeatures);
}

function toFeatures(listingId: number, kind: 'head' | 'listing', labels: readonly string[]) {
  return labels.map((label, position) => ({ listingId, kind, position, label }));
}

function toRow({ features, headFeatures, categoryIds, ...row }: ListingContent, names: CategoryNames) {
  const searched = {
    title: row.title,
    location: row.location ?? '',
    city: row.city ?? '',
    postcode: row.postcode ?? '',
    address: row.address ?? '',
    descriptionHtml: row.descriptionHtml ?? '',
    features,
    headFeatures,
  };
  const categories = [...new Set(categoryIds)].flatMap((id) => names.get(id) ?? []);
  return { ...row, ...searchColumns(searched, categories) };
}
