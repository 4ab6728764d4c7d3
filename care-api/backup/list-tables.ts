import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';

const texts = z.array(z.string());
const tableRow = z.object({ name: z.string(), columns: texts, key: texts, counted: texts, refersTo: texts });

export type Table = {
  name: string;
  /** Those that can be written: not the generated ones. */
  columns: string[];
  /** What rows are read and written in the order of. */
  key: string[];
  counted: string[];
};

/** Gone with the machine they were for: a restored session would let somebody in again. */
const gone = [
  ...['sessions', 'sign_in_steps', 'password_resets', 'email_changes', 'failed_logins', 'listing_changes'],
  'once_writes',
];
/** Made by the rows of others, when these are emptied and filled. */
const left = [...gone, 'picture_uses', 'content_changes'];

export async function listTables(tx: Pick<Writer, 'execute'>): Promise<Table[]> {
  const rows = await readRows(
    tx,
    tableRow,
    sql`
    select t.table_name as name,
      array(select column_name::text from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name and c.is_generated = 'NEVER'
        order by ordinal_position) as columns,
      array(select a.attname::text from pg_index i
        cross join unnest(i.indkey::int[]) with ordinality k(number, position)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = t.table_name::regclass and i.indisprimary order by k.position) as key,
      array(select column_name::text from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name
          and pg_get_serial_sequence(t.table_name, c.column_name) is not null) as counted,
      array(select f.relname::text from pg_constraint r join pg_class f on f.oid = r.confrelid
        where r.conrelid = t.table_name::regclass and r.contype = 'f' and r.confrelid <> r.conrelid) as "refersTo"
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by t.table_name`,
  );
  return inOrder(rows.filter(({ name }) => !left.includes(name)));
}

function inOrder(rows: readonly z.output<typeof tableRow>[]): Table[] {
  const placed = new Map<string, Table>();
  const place = ({ refersTo, ...table }: z.output<typeof tableRow>) => {
    for (const row of rows) if (refersTo.includes(row.name) && !placed.has(row.name)) place(row);
    placed.set(table.name, table);
  };
  for (const row of rows) if (!placed.has(row.name)) place(row);
  return [...placed.values()];
}
