import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { openPool } from './open-pool';

/** The reads of one answer: the state that they have to be of, and whether the rest is asked of the primary. */
type Reading = { state?: Promise<string>; isOff: boolean };
type Query = (...said: unknown[]) => unknown;

/** Milliseconds: for a connection, for an answer, until one that was away is tried again, and until lag is worth a word. */
const waits = { connect: 1_000, answer: 2_000, tryAgain: 5_000, lag: 10_000 };

/** What public pages are kept under (`content-state`), as one text: equal texts, equal content. */
const stateOfContent = `
  select coalesce(string_agg(tag || ' ' || mark, ',' order by tag), '') as state
  from (select tag, sum(mark) as mark from content_changes group by tag) as marks`;

/** A copy that is behind, away or silent costs time, never the answer. @throws where it lets nobody in. */
export async function openReplica(pool: Pool, address: PoolConfig, say: (what: string) => void) {
  const readings = new AsyncLocalStorage<Reading>();
  const primary: Query = pool.query.bind(pool);
  const copy = openPool({ ...address, connectionTimeoutMillis: waits.connect, query_timeout: waits.answer });
  const watch = watchCopy(copy, say);
  const ask = askerOf(copy, watch);

  try {
    await readState(copy);
  } catch (error) {
    // A name or a password that is not known will not be so a moment later either.
    if (/^(28...|3D000)$/.test(reasonOf(error).code)) {
      await copy.end();
      throw new Error(`The replica refuses us (${reasonOf(error).message}). Check DATABASE_READ_URL, or leave it out.`);
    }
    watch.noteFault(error);
  }
  Object.assign(pool, {
    query(...said: unknown[]) {
      const reading = readings.getStore();
      const isPlain = reading === undefined || reading.isOff || typeof said.at(-1) === 'function';
      return isPlain ? primary(...said) : read(reading, said);
    },
  });
  return {
    reading<T>(work: () => Promise<T>): Promise<T> {
      // A query begins where it is awaited: one that is handed on unasked would begin outside.
      return watch.isThere() ? readings.run({ isOff: false }, async () => await work()) : work();
    },
    close: () => copy.end(),
  };

  async function read(reading: Reading, said: unknown[]): Promise<unknown> {
    reading.state ??= readings.exit(() => readState(pool));
    const found = await ask(await reading.state, said);
    if (found) return found.answer;
    reading.isOff = true;
    return primary(...said);
  }
}

function askerOf(copy: Pool, { noteFault, noteLag, noteUse }: Watch) {
  /** A copy only goes forward: what a connection told holds for as long as the primary is in that state. */
  const told = new WeakMap<PoolClient, string>();
  return async (state: string, said: unknown[]): Promise<{ answer: unknown } | null> => {
    try {
      const client = await copy.connect();
      try {
        if (told.get(client) !== state) told.set(client, await readState(client));
        if (told.get(client) === state) {
          const query: Query = client.query.bind(client);
          const answer = await query(...said);
          client.release();
          noteUse();
          return { answer };
        }
        client.release();
        noteLag();
      } catch (error) {
        client.release(true);
        throw error;
      }
    } catch (error) {
      noteFault(error);
    }
    return null;
  };
}

type Watch = ReturnType<typeof watchCopy>;

function watchCopy(copy: Pool, say: (what: string) => void) {
  let awaySince: number | null = null;
  let behindSince: number | null = null;
  let isSaid = false;
  return { isThere, noteFault, noteLag, noteUse };

  function isThere(): boolean {
    if (awaySince === null) return true;
    tryAgain(awaySince);
    return false;
  }

  function tryAgain(since: number): void {
    if (Date.now() - since < waits.tryAgain) return;
    awaySince = Date.now();
    readState(copy).then(() => {
      awaySince = null;
    }, noteFault);
  }

  /** What the copy says of one query, such as that it would write, says nothing about the next. */
  function noteFault(error: unknown): void {
    const { code, message } = reasonOf(error);
    if (/^(?!08|28|3D|53|57|58)[0-9A-Z]{5}$/.test(code)) return;
    awaySince = Date.now();
    tell(`The replica is away (${message}): the primary is asked until it is back.`);
  }

  function noteLag(): void {
    behindSince ??= Date.now();
    if (Date.now() - behindSince < waits.lag) return;
    tell('The replica is behind: the primary is asked until it has what was written last.');
  }

  function noteUse(): void {
    behindSince = null;
    if (isSaid) say('The replica is asked again.');
    isSaid = false;
  }

  function tell(what: string): void {
    if (!isSaid) say(what);
    isSaid = true;
  }
}

async function readState(asked: Pool | PoolClient): Promise<string> {
  const { rows } = await asked.query<{ state: string }>(stateOfContent);
  return rows[0]?.state ?? '';
}
