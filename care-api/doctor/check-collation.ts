import type { Client } from 'pg';
import { broken, type Finding } from './finding';

/**
 * Indexes of text stand in the order that the system had when they were made: after an update of it rows are looked for
 * in the wrong place, and names that are to be unique are not. PostgreSQL keeps that version from 15 on.
 */
export async function checkCollation(client: Pick<Client, 'query'>, serverVersion: number): Promise<Finding[]> {
  if (serverVersion < 150_000) return [];
  const { rows } = await client.query<{ name: string; made: string; now: string }>(`
    select quote_ident(datname) as name, datcollversion as made, pg_database_collation_actual_version(oid) as now
    from pg_database where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`);
  return rows.map(({ name, made, now }) =>
    broken(
      'collation',
      `texts were put in order by version ${made} of the system, which has ${now} now: run REINDEX DATABASE ${name}, ` +
        `then ALTER DATABASE ${name} REFRESH COLLATION VERSION`,
    ),
  );
}
