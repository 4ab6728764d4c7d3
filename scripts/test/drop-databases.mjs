import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../start/refusal.mjs';
import { bearsOver } from './clean-up.mjs';

/** Whoever was killed while he made a database: the server goes on with it, and hears of the end only then. */
const making = `select query as text, pid from pg_stat_activity where state = 'active' and query like 'create database%'`;
const made = `select datname as text, null as pid from pg_database where datname like 'care\\_tests\\_%'`;

/**
 * Drops the databases of runs that are over.
 * @param {string} address of the server
 * @param {string} [ending] a run that counts as over
 */
export async function dropDatabases(address, ending) {
  const client = await connect(address);
  try {
    for (;;) {
      const { rows } = await client.query(`${making} union all ${made}`);
      const left = rows.filter(({ text }) => bearsOver(text, ending));
      if (left.length === 0) return;
      const makers = left.filter(({ pid }) => pid !== null);
      for (const { pid } of makers) await client.query('select pg_terminate_backend($1)', [pid]);
      if (makers.length > 0) await sleep(50);
      else for (const { text } of left) await client.query(`drop database if exists ${text} with (force)`);
    }
  } finally {
    await client.end();
  }
}

/** @throws {Refusal} one line, at once */
async function connect(address) {
  if (!URL.canParse(address)) throw new Refusal('TEST_DATABASE_URL is no address of a PostgreSQL');
  try {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3_000 });
    // A server that goes is told by the query that waits.
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (fault) {
    const { host } = new URL(address);
    throw new Refusal(`no PostgreSQL answers at ${host} (TEST_DATABASE_URL): ${fault.message || fault.code}`);
  }
}
