import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countRow, readRows } from '@/care-api/database/read-rows';
import type { Database } from '@/care-api/kernel/db';

const queueRow = z.object({ what: z.string(), count: z.number(), seconds: z.number() });
export type Waiting = { queues: z.output<typeof queueRow>[]; mailsFailed: number };

/** Milliseconds that a scrape waits for the database. */
const patience = 3_000;

/** Null while the database does not answer. */
export async function countWaiting({ db }: Database): Promise<Waiting | null> {
  const asked = count(db).catch(() => null);
  return Promise.race([asked, sleep(patience, null, { ref: false })]);
}

async function count(db: Database['db']): Promise<Waiting> {
  const age = sql`coalesce(greatest(extract(epoch from now() - min(next_attempt_at)), 0), 0)::float`;
  const queues = await readRows(
    db,
    queueRow,
    sql`
    select 'mails' as what, count(*)::int as count, ${age} as seconds from mails where state = 'waiting'
    union all
    select 'webhooks', count(*)::int, ${age} from webhook_deliveries where state = 'waiting'`,
  );
  const [failed] = await readRows(
    db,
    countRow,
    sql`
    select count(*)::int as count from mails where state = 'failed' and finished_at > now() - interval '1 day'`,
  );
  return { queues, mailsFailed: failed?.count ?? 0 };
}
