import { sql } from 'drizzle-orm';
import { formerCategoryNames, formerFilterNames } from '@/care-api/database/schema/former-names';
import { categories, searchFilters } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import { type FilterValue, importHeaders } from './listings/derive-filters';

export type KnownCategories = {
  idOf(name: string): number | undefined;
  names: ReadonlyMap<number, string>;
  created: number;
};
export type KnownFilters = { idOf(filter: FilterValue): number | undefined };

/** A category goes by its name of today, or else by one that staff have taken from it. */
export async function ensureCategories(tx: Writer, wanted: readonly string[]): Promise<KnownCategories> {
  const before = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  const known = new Map(before.map(({ id, name }) => [name.toLowerCase(), { id, name }]));
  const former = await tx.select().from(formerCategoryNames);
  const formerIds = new Map(former.map(({ name, categoryId }) => [name, categoryId]));
  const idOf = (name: string) => known.get(name.toLowerCase())?.id ?? formerIds.get(name.toLowerCase());
  const missing = new Map<string, string>();
  for (const name of wanted) {
    const key = name.toLowerCase();
    if (idOf(name) === undefined && !missing.has(key)) missing.set(key, name);
  }
  if (missing.size > 0) {
    const rows = [...missing.values()].map((name) => ({ name }));
    const made = await tx.insert(categories).values(rows).returning({ id: categories.id, name: categories.name });
    for (const category of made) known.set(category.name.toLowerCase(), category);
  }
  return { idOf, names: new Map([...known.values()].map(({ id, name }) => [id, name])), created: missing.size };
}

/** Values that follow the register, whatever staff call them by now; others stay as the provider made them. */
const importOwned = sql`header = any(${sql.param([...importHeaders])}::text[])`;
export const ownedFilters = sql`(
  select id from search_filters where ${importOwned}
  union select filter_id from former_filter_names where ${importOwned})`;

export async function ensureFilters(tx: Writer, wanted: readonly FilterValue[]): Promise<KnownFilters> {
  const values = [...new Map(wanted.map((filter) => [keyOf(filter), filter])).values()];
  const before = await readFilters(tx);
  const missing = values.filter((filter) => before.idOf(filter) === undefined);
  if (missing.length === 0) return before;
  const rows = missing.map(({ header, value }) => ({ header: before.headerOf(header), value }));
  await tx.insert(searchFilters).values(rows).onConflictDoNothing();
  const after = await readFilters(tx);
  const moved = missing.flatMap((filter) => {
    const filterId = after.idOf({ ...filter, header: before.headerOf(filter.header) });
    return after.idOf(filter) === undefined && filterId !== undefined ? [{ ...filter, filterId }] : [];
  });
  if (moved.length === 0) return after;
  await tx.insert(formerFilterNames).values(moved).onConflictDoNothing();
  return readFilters(tx);
}

/** `headerOf`: what a header that staff have renamed as a whole is called now. */
async function readFilters(tx: Writer): Promise<KnownFilters & { headerOf(header: string): string }> {
  const { id, header, value } = searchFilters;
  const stored = await tx.select({ id, header, value }).from(searchFilters).orderBy(searchFilters.id);
  const former = await tx.select().from(formerFilterNames);
  const headers = new Map(stored.map((filter) => [filter.id, filter.header]));
  const current = new Set(headers.values());
  const moved = former.map(({ header: was, filterId }) => [was, headers.get(filterId) ?? was] as const);
  const headerNow = new Map(moved.filter(([was]) => !current.has(was)));
  const ids = new Map([
    ...former.map((filter) => [keyOf(filter), filter.filterId] as const),
    ...stored.map((filter) => [keyOf(filter), filter.id] as const),
  ]);
  return { idOf: (filter) => ids.get(keyOf(filter)), headerOf: (name) => headerNow.get(name) ?? name };
}

function keyOf({ header, value }: FilterValue): string {
  return `${header}\n${value}`;
}
