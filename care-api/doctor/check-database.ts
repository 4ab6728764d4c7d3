import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { marksHeard } from '@/care-api/content-state/heard-sites';
import { countSteps, type Steps } from '@/care-api/database/bring-up-to-date';
import { faultOfTls } from '@/care-api/database/fault-of-tls';
import { isOfPooler } from '@/care-api/database/is-of-pooler';
import type { Db } from '@/care-api/kernel/db';
import { errorCode } from '@/care-api/kernel/error-code';
import { dataPaths } from '@/care-api/kernel/paths';
import { markOfSecret } from '@/lib/http/mark-of-secret.mjs';
import { checkCollation } from './check-collation';
import { checkContent } from './check-content';
import { checkClock } from './check-machine';
import type { Settings } from './check-settings';
import { broken, type Finding, look, ok, whyNot } from './finding';

const about = 'database';
/** Milliseconds. */
const ofLate = 600_000;

/** PostgreSQL by a real connection; the embedded database by who holds its folder, for it has one user at a time. */
export function checkDatabase(
  { DATABASE_URL: url, NEXTAUTH_SECRET: secret }: Settings,
  dataDir: string,
  isPooled: boolean,
): Promise<Finding[]> {
  return url ? checkPostgres(url, { isPooled, secret }) : checkEmbedded(dataDir);
}

export async function checkReplica(url: string, isPooled = false): Promise<Finding> {
  const client = clientOf(url, isPooled);
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean; seconds: number }>(`
      select pg_is_in_recovery() as follows, case
          when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
          else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)
        end::int as seconds`);
    const { follows, seconds } = rows[0] ?? { follows: false, seconds: 0 };
    if (!follows) return look('replica', 'follows no other server: name a replica, or leave DATABASE_READ_URL out');
    if (seconds > 10) return look('replica', `is ${seconds} s behind: the primary is asked in its place`);
    return ok('replica', 'answers, and has what was written last');
  } catch (error) {
    return broken(
      'replica',
      `cannot be used (${whyNot(error)}): see DATABASE_READ_URL; the primary is asked in its place`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkPostgres(
  connectionString: string,
  { isPooled, secret }: { isPooled: boolean; secret: string | undefined },
): Promise<Finding[]> {
  const client = clientOf(connectionString, isPooled);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; now: Date; writes: boolean }>(`
      select current_setting('server_version_num')::int as version, clock_timestamp() as now,
        not pg_is_in_recovery() and has_database_privilege(current_database(), 'CREATE') as writes`);
    const [row] = rows;
    if (!row) return [broken(about, 'gives no answer')];
    if (!row.writes) return [broken(about, 'is read-only for this user: name the primary, and a user who may create')];
    const db = drizzle(client);
    const steps = await countSteps(db);
    return [
      ok(about, `PostgreSQL ${Math.floor(row.version / 10_000)} answers`),
      ofSchema(steps),
      ...(await checkCollation(client, row.version)),
      checkClock(about, row.now),
      ...(steps.migrated > 0 ? await ofSites(db, { secret, now: row.now }) : []),
      ...(steps.migrated === steps.known && !steps.isEarlyCopy ? await checkContent(db) : []),
    ];
  } catch (error) {
    const ofTls = faultOfTls(error);
    if (ofTls) return [broken(about, ofTls)];
    if (isOfPooler(error)) return [broken(about, 'stands behind a pooler: set DATABASE_POOL=transaction')];
    return [broken(about, `PostgreSQL cannot be used (${whyNot(error)}): see DATABASE_URL`)];
  } finally {
    await client.end().catch(() => {});
  }
}

/** As the API connects, which says its limit at the beginning unless it knows of a pooler. */
function clientOf(connectionString: string, isPooled: boolean): Client {
  const wait = 5_000;
  const limit = isPooled ? { query_timeout: wait } : { query_timeout: wait, statement_timeout: wait };
  const client = new Client({ connectionString, connectionTimeoutMillis: wait, ...limit });
  client.on('error', () => {});
  return client;
}

function ofSchema({ migrated, known, isEarlyCopy }: Steps): Finding {
  if (isEarlyCopy) {
    return broken('schema', 'is of a version before 26 November 2026: save it with that one, restore it with this one');
  }
  if (migrated > known) {
    return broken('schema', `is of a newer version (${migrated} steps, this program knows ${known}): update it`);
  }
  if (migrated === known) return ok('schema', `is this program's own, ${migrated} steps`);
  return look('schema', `is at step ${migrated} of ${known}: the next start of the care API brings it up to date`);
}

async function ofSites(db: Db, { secret, now }: { secret: string | undefined; now: Date }): Promise<Finding[]> {
  const marks = new Set(await marksHeard(db, new Date(now.getTime() - ofLate)));
  if (secret) marks.add(markOfSecret(secret));
  if (marks.size < 2) return [];
  const said =
    'of sites on this database differ, now or in the last ten minutes: who signs in at one is nobody to another';
  return [broken('secrets', `${said}. Give all the same NEXTAUTH_SECRET`)];
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
