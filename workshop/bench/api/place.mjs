import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';

/** Where one measurement keeps its data: the settings for the API's processes, and how to clear it away. */
export async function makePlace(kind, postgres, folder) {
  const DATA_DIR = join(folder, `data-${randomBytes(4).toString('hex')}`);
  if (kind === 'embedded') return { settings: { DATA_DIR }, remove: async () => {} };
  const name = `care_bench_${randomBytes(4).toString('hex')}`;
  await onServer(postgres, `create database ${name}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return {
    settings: { DATA_DIR, DATABASE_URL: url.href },
    remove: () => onServer(postgres, `drop database ${name} with (force)`),
  };
}

async function onServer(connectionString, statement) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
