import { type SQL, sql } from 'drizzle-orm';
import type { Mark } from './marks';

/** How a list can be ordered: by what, of which type of PostgreSQL. No nulls, and an index for long tables. */
type Sort = { by: SQL; type: 'text' | 'integer' | 'bigint' | 'timestamptz' };

/** What a list is ordered by. */
export type Ordered = {
  id: SQL;
  idType: 'integer' | 'bigint' | 'uuid' | 'text';
  /** The first is the usual one. */
  sorts: Record<string, Sort>;
};

/** Rows that are equal stand by their ids, so that no row is on two pages or on none. */
export function orderOf({ sorts, id, idType }: Ordered, asked = '') {
  const name = asked.replace(/^-/, '');
  const { by, type } = sorts[name] ?? Object.values(sorts)[0] ?? { by: id, type: idType };
  const way = sql.raw(asked.startsWith('-') ? 'desc' : 'asc');
  const further = sql.raw(asked.startsWith('-') ? '<' : '>');
  return {
    by,
    type,
    order: sql`order by ${by} ${way}, ${id} ${way}`,
    /** Of rows that go by `value` and `id`. */
    orderFound: sql`order by found.value ${way}, found.id ${way}`,
    isAfter: (mark: Mark) =>
      sql`(${by}, ${id}) ${further} (${mark.value}::${sql.raw(type)}, ${mark.id}::${sql.raw(idType)})`,
  };
}
