import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { countSteps } from '@/care-api/database/bring-up-to-date';
import { isOfPooler } from '@/care-api/database/is-of-pooler';
import { errorCode } from '@/care-api/error-code';
import { dataPaths } from '@/care-api/paths';
import { checkClock } from './check-machine';
import { broken, type Finding, look, ok, whyNot } from './finding';

const about = 'database';

/** PostgreSQL by a real connection; the embedded database by who holds its folder, for it has one user at a time. */
export function checkDatabase(databaseUrl: string | undefined, dataDir: string, isPooled = false): Promise<Finding[]> {
  return databaseUrl ? checkPostgres(databaseUrl, isPooled) : checkEmbedded(dataDir);
}

async function checkPostgres(connectionString: string, isPooled: boolean): Promise<Finding[]> {
  const wait = 5_000;
  // As the API connects, which says this at the beginning unless it knows of a pooler.
  const limit = isPooled ? { query_timeout: wait } : { query_timeout: wait, statement_timeout: wait };
  const client = new Client({ connectionString, connectionTimeoutMillis: wait, ...limit });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; now: Date; writes: boolean }>(`
      select current_setting('server_version_num')::int as version, clock_timestamp() as now,
        not pg_is_in_recovery() and has_database_privilege(current_database(), 'CREATE') as writes`);
    const [row] = rows;
    if (!row) return [broken(about, 'gives no answer')];
    if (!row.writes) return [broken(about, 'is read-only for this user: name the primary, and a user who may create')];
    return [
      ok(about, `PostgreSQL ${Math.floor(row.version / 10_000)} answers`),
      ofSchema(await countSteps(drizzle(client))),
      checkClock(about, row.now),
    ];
  } catch (error) {
    if (isOfPooler(error)) return [broken(about, 'stands behind a pooler: set DATABASE_POOL=transaction')];
    return [broken(about, `PostgreSQL cannot be used (${whyNot(error)}): see DATABASE_URL`)];
  } finally {
    await client.end().catch(() => {});
  }
}

function ofSchema({ migrated, known }: { migrated: number; known: number }): Finding {
  if (migrated > known) {
    return broken('schema', `is of a newer version (${migrated} steps, this program knows ${known}): update it`);
  }
  if (migrated === known) return ok('schema', `is this program's own, ${migrated} steps`);
  return look('schema', `is at step ${migrated} of ${known}: the next start of the care API brings it up to date`);
}

async function checkEmbedded(dataDir: string): Promise<Finding[]> {
  const { databaseDir } = dataPaths(dataDir);
  const version = path.join(databaseDir, 'PG_VERSION');
  try {
    readFileSync(version);
    return [ok(about, `embedded, in ${databaseDir}`)];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [ok(about, `embedded; the first start makes it in ${databaseDir}`)];
    return [broken(about, `embedded, and its folder cannot be read (${whyNot(error)})`)];
  }
}
