import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/care-api/database/open-database';
import { newDataFolder } from '@/care-api/testing/new-data-folder';
import { emptyDatabase, layEmptyDatabase } from './empty-database';

let dataDir: string;
let databaseDir: string;
beforeEach(() => {
  dataDir = newDataFolder();
  databaseDir = path.join(dataDir, 'database');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('is a whole copy though an earlier one was cut short, and the first start has nothing left to do', async () => {
  mkdirSync(`${databaseDir}.new/base`, { recursive: true });
  writeFileSync(`${databaseDir}.new/PG_VERSION`, 'half');
  mkdirSync(databaseDir);
  layEmptyDatabase(databaseDir);
  expect(readdirSync(dataDir)).toEqual(['database']);
  expect(readdirSync(databaseDir)).toEqual(readdirSync(emptyDatabase()));
  const control = path.join('global', 'pg_control');
  expect(readFileSync(path.join(databaseDir, control))).toEqual(readFileSync(path.join(emptyDatabase(), control)));

  const database = await openDatabase({ dataDir, migrates: false });
  const { rows } = await database.db.execute(sql`select count(*)::int as videos from videos`);
  await database.close();
  expect(rows).toEqual([{ videos: 0 }]);
});

it('is never laid over what is there, be it no database', () => {
  mkdirSync(databaseDir);
  writeFileSync(path.join(databaseDir, 'precious'), 'kept');
  layEmptyDatabase(databaseDir);
  expect(readdirSync(databaseDir)).toEqual(['precious']);
});

it('leaves nothing half where it cannot be laid', () => {
  writeFileSync(path.join(dataDir, 'file'), '');
  expect(() => layEmptyDatabase(path.join(dataDir, 'file', 'database'))).toThrow();
  expect(existsSync(databaseDir)).toBe(false);
  expect(readdirSync(dataDir)).toEqual(['file']);
});
