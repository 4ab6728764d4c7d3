import { sql } from 'drizzle-orm';
import { categories, searchFilters } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import type { FilterValue } from './listings/derive-filters';

export type KnownCategories = {
  idOf(name: string): number | undefined;
  names: ReadonlyMap<number, string>;
  created: number;
};
export type KnownFilters = { idOf(filter: FilterValue): number | undefined };

export async function ensureCategories(tx: Writer, wanted: readonly string[]): Promise<KnownCategories> {
  const before = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  const known = new Map(before.map(({ id, name }) => [name.toLowerCase(), { id, name }]));
  const missing = new Map<string, string>();
  for (const name of wanted) {
    const key = name.toLowerCase();
    if (!known.has(key) && !missing.has(key)) missing.set(key, name);
  }
  if (missing.size > 0) {
    const rows = [...missing.values()].map((name) => ({ name }));
    const made = await tx.insert(categories).values(rows).returning({ id: categories.id, name: categories.name });
    for (const category of made) known.set(category.name.toLowerCase(), category);
  }
  return {
    idOf: (name) => known.get(name.toLowerCase())?.id,
    names: new Map([...known.values()].map(({ id, name }) => [id, name])),
    created: missing.size,
  };
}

export async function ensureFilters(tx: Writer, wanted: readonly FilterValue[]): Promise<KnownFilters> {
  const keyOf = ({ header, value }: FilterValue) => `${header}\n${value}`;
  const values = [...new Map(wanted.map((filter) => [keyOf(filter), filter])).values()];
  if (values.length > 0) {
    const rows = values.map(({ header, value }) => ({ header, value }));
    await tx.insert(searchFilters).values(rows).onConflictDoNothing();
  }
  const stored = await tx
    .select({ id: searchFilters.id, header: searchFilters.header, value: searchFilters.value })
    .from(searchFilters)
    .orderBy(sql`${searchFilters.id}`);
  const ids = new Map(stored.map((filter) => [keyOf(filter), filter.id]));
  return { idOf: (filter) => ids.get(keyOf(filter)) };
}
