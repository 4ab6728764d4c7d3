import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';

const writtenRow = z.object({ is_new: z.boolean() });

export type ReplaceCounts = { created: number; changed: number; unchanged: number; removed: number };

export type Replaced = { table: string; columns: Readonly<Record<string, string>> };

const batchSize = 2000;

/** Rows that stand there already are not written. */
export async function replaceRows(
  tx: Writer,
  { table, columns }: Replaced,
  rows: readonly Record<string, string | number>[],
): Promise<ReplaceCounts> {
  const names = Object.keys(columns);
  const [key = '', ...others] = names;
  const identifiers = (prefix: string, list: readonly string[]) =>
    sql.join(
      list.map((name) => sql`${sql.raw(prefix)}${sql.identifier(name)}`),
      sql`, `,
    );
  const typed = sql.raw(names.map((name) => `"${name}" ${columns[name]}`).join(', '));
  const assigned = sql.raw(others.map((name) => `"${name}" = excluded."${name}"`).join(', '));
  const counts: ReplaceCounts = { created: 0, changed: 0, unchanged: rows.length, removed: 0 };
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    const written = await readRows(
      tx,
      writtenRow,
      sql`
      insert into ${sql.identifier(table)} as known (${identifiers('', names)})
      select ${identifiers('', names)} from jsonb_to_recordset(${batch}::jsonb) as given(${typed})
      on conflict (${sql.identifier(key)}) do update set ${assigned}
      where (${identifiers('known.', others)}) is distinct from (${identifiers('excluded.', others)})
      returning xmax = 0 as is_new`,
    );
    const created = written.filter((row) => row.is_new).length;
    counts.created += created;
    counts.changed += written.length - created;
    counts.unchanged -= written.length;
  }
  const kept = JSON.stringify(rows.map((row) => row[key]));
  const removed = await tx.execute(sql`
    delete from ${sql.identifier(table)}
    where ${sql.identifier(key)} not in (select jsonb_array_elements_text(${kept}::jsonb))`);
  return { ...counts, removed: removed.rowCount ?? 0 };
}
