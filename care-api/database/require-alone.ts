import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@/care-api/kernel/db';
import { countRow, readRows } from './read-rows';

/** By this name a care API is known among the connections of a PostgreSQL. */
export const nameOfApi = 'live-in-care-api';

const looks = 10;
const pause = 100;

/** An API keeps one connection open; a pooler's outlive it, idle. @throws with one line while one works on it. */
export async function requireAlone({ db, kind }: Database): Promise<void> {
  if (kind === 'embedded') return;
  // The server ends a connection a moment after whoever had it is gone.
  for (let look = 0; look < looks; look += 1) {
    if (!(await isShared(db))) return;
    await setTimeout(pause);
  }
  throw new Error(
    'A care API works on this database. Stop the site and each care API first; one that was killed is gone within a minute.',
  );
}

async function isShared(db: Database['db']): Promise<boolean> {
  const [others] = await readRows(
    db,
    countRow,
    sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${nameOfApi} and pid <> pg_backend_pid()
      and (state <> 'idle' or state_change > now() - interval '1 minute')`,
  );
  return (others?.count ?? 0) > 0;
}
