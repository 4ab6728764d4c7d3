import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './db';
import { type DueWork, startDueWork } from './due-work';
import { reasonOf } from './reason-of';

/** Its rows, `t`, have a state, a number of attempts and the time of the next one. */
export type QueueTable = {
  name: string;
  /** Of what waits, what may go; all without it. */
  mayGo?: SQL;
  /** Who it goes to: to each one thing after the other. One for all without it. */
  lane?: SQL;
};

type Queued = { id: number; attempts: number };
type State = 'sent' | 'failed' | 'waiting';
export type Next = { state: State; finishedAt?: SQL; nextAttemptAt?: SQL };

export type Queue<Item extends Queued, Tried extends { state: State }> = {
  table: QueueTable;
  /** Null for what was deleted at this moment. */
  read: (db: Db, id: number) => Promise<Item | null>;
  laneOf: (item: Item) => number;
  /** How many lanes go at once: one that does not answer keeps no other waiting. */
  atOnce: number;
  /** Within less than the lease. Answers whatever came of it, and never throws. */
  send: (item: Item) => Promise<Tried>;
  settle: (item: Item, tried: Tried, next: Next) => Promise<unknown>;
  trouble: string;
};

type Options = {
  db: Db;
  log: (entry: Record<string, unknown>) => void;
  /** Seconds before the second attempt, the third and so on; the last one goes on. */
  waits?: readonly number[] | undefined;
};

const usualWaits = [1, 5, 30, 120, 600, 3_600, 7_200];
/** Seconds of trying; what nobody tried, as the machine was off or something was paused, does not count. */
const giveUpAfter = 3 * 24 * 3_600;
/** Longer than sending takes. Who dies while sending leaves it to be sent again after it. */
const lease = sql`now() + interval '2 minutes'`;
/** Another API on the same database may have queued something, or have died while sending. */
const longestPause = 15_000;

export function startQueue<Item extends Queued, Tried extends { state: State }>(
  queue: Queue<Item, Tried>,
  { db, log, waits = usualWaits }: Options,
): DueWork {
  return startDueWork(sendDue);

  /** Answers the milliseconds until there is more to do. */
  async function sendDue(isStopping: () => boolean): Promise<number> {
    const busy = new Map<number, Promise<unknown>>();
    try {
      for (;;) {
        const hasRoom = busy.size < queue.atOnce && !isStopping();
        const item = hasRoom ? await claimNext(db, queue, [...busy.keys()]) : null;
        if (item) {
          const lane = queue.laneOf(item);
          const done = attempt(item).catch(tell);
          busy.set(
            lane,
            done.finally(() => busy.delete(lane)),
          );
        } else if (busy.size > 0) await Promise.race(busy.values());
        else if (isStopping()) return 0;
        else return Math.min(longestPause, Math.max(100, await millisecondsToNext(db, queue.table)));
      }
    } catch (error) {
      await Promise.all(busy.values());
      tell(error);
      return 5_000;
    }
  }

  async function attempt(item: Item): Promise<void> {
    const tried = await queue.send(item);
    const isOver = tried.state !== 'waiting' || waitedBefore(item.attempts, waits) > giveUpAfter;
    const seconds = waitAfter(item.attempts, waits);
    await queue.settle(
      item,
      tried,
      isOver
        ? { state: tried.state === 'sent' ? 'sent' : 'failed', finishedAt: sql`now()` }
        : { state: 'waiting', nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` },
    );
  }

  function tell(error: unknown): void {
    log({ level: 'error', message: queue.trouble, error: reasonOf(error).code });
  }
}

function waitAfter(attempt: number, waits: readonly number[]): number {
  return waits[Math.min(attempt, waits.length) - 1] ?? 0;
}

function waitedBefore(attempt: number, waits: readonly number[]): number {
  const listed = waits.slice(0, attempt - 1).reduce((sum, seconds) => sum + seconds, 0);
  return listed + Math.max(0, attempt - 1 - waits.length) * (waits.at(-1) ?? 0);
}

/** The oldest that is due, to none of the `busy`. Times are the database's: several APIs may share it. */
export async function claimNext<Item>(
  db: Db,
  { table, read }: { table: QueueTable; read: (db: Db, id: number) => Promise<Item | null> },
  busy: readonly number[] = [],
): Promise<Item | null> {
  const name = sql.identifier(table.name);
  const isFree = table.lane ? sql`${table.lane} <> all(${sql.param([...busy])}::int[])` : sql`true`;
  const { rows } = await db.execute(sql`
    update ${name} set attempts = attempts + 1, next_attempt_at = ${lease} where id = (
      select t.id from ${name} t where ${mayGo(table)} and t.next_attempt_at <= now() and ${isFree}
      order by t.id limit 1 for update of t skip locked)
    returning id`);
  return rows[0] ? read(db, claimed.parse(rows[0]).id) : null;
}

const claimed = z.object({ id: z.number() });
const waiting = z.object({ wait: z.coerce.number().nullable() });

async function millisecondsToNext(db: Db, table: QueueTable): Promise<number> {
  const { rows } = await db.execute(sql`
    select extract(epoch from min(t.next_attempt_at) - now()) * 1000 as wait
    from ${sql.identifier(table.name)} t where ${mayGo(table)}`);
  const { wait } = waiting.parse(rows[0]);
  return wait === null ? Number.POSITIVE_INFINITY : wait;
}

function mayGo({ mayGo: isAllowed = sql`true` }: QueueTable): SQL {
  return sql`t.state = 'waiting' and ${isAllowed}`;
}
