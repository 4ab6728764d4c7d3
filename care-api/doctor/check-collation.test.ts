import { Client } from 'pg';
import { databaseName } from '@/scripts/test/run-name.mjs';
import { addressOf, onServer } from '@/testing/postgres-server';
import { checkCollation } from './check-collation';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = databaseName();

afterAll(async () => {
  if (server) await onServer(server, `drop database if exists ${name} with (force)`);
});

(server ? it : it.skip)('says what to run after the system orders texts otherwise than the indexes do', async () => {
  await onServer(server, `create database ${name} template template0 locale_provider icu icu_locale 'en-GB'`);
  const client = new Client({ connectionString: addressOf(server, name) });
  await client.connect();
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    const check = () => checkCollation(client, rows[0].version);
    expect(await check()).toEqual([]);
    await client.query(`update pg_database set datcollversion = '1.2' where datname = current_database()`);
    const [finding] = await check();
    expect(finding?.state).toBe('broken');
    expect(finding?.said).toMatch(/by version 1\.2 of the system, which has \d/);
    const [, reindex = '', refresh = ''] = /run (REINDEX .*), then (ALTER .*)$/.exec(finding?.said ?? '') ?? [];
    await client.query(reindex);
    await client.query(refresh);
    expect(await check()).toEqual([]);
  } finally {
    await client.end();
  }
});
