import type { Database } from '@/care-api/kernel/db';
import { databaseName } from '@/scripts/test/run-name.mjs';
import { addressOf, onServer } from '@/testing/postgres-server';
import { openDatabase } from './open-database';
import { nameOfApi, requireAlone } from './require-alone';

const server = process.env.TEST_DATABASE_URL ?? '';
const onPostgres = server ? it : it.skip;
const name = databaseName();
const open: Database[] = [];

afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  if (server) await onServer(server, `drop database if exists ${name} with (force)`);
});

onPostgres(
  'a command is alone on a PostgreSQL beside other commands, and not beside an API that does nothing',
  async () => {
    await onServer(server, `create database ${name}`);
    const place = { databaseUrl: addressOf(server, name), dataDir: null };
    const [mine, other] = await Promise.all([openDatabase(place), openDatabase(place)]);
    open.push(mine, other);
    await other.pool.query('select 1');
    await requireAlone(mine);
    const api = await openDatabase({ ...place, name: nameOfApi });
    await api.pool.query('select 1');
    await expect(requireAlone(mine)).rejects.toThrow(/^A care API works on this database\. Stop the site/);
    await api.close();
    await requireAlone(mine);
  },
);
