import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@/care-api/database/open-database';
import { dataPaths, emptyDatabases } from '@/care-api/kernel/paths';
import { emptyDatabase } from './empty-database';

const whole = emptyDatabase();
if (!existsSync(whole)) {
  rmSync(emptyDatabases, { recursive: true, force: true });
  mkdirSync(emptyDatabases, { recursive: true });
  const dataDir = mkdtempSync(path.join(emptyDatabases, 'making-'));
  const database = await openDatabase({ dataDir });
  await database.close();
  renameSync(dataPaths(dataDir).databaseDir, whole);
  rmSync(dataDir, { recursive: true });
}
