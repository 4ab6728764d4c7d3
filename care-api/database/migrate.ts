import { readEnvironment } from '@/care-api/kernel/env';
import { countSteps } from './bring-up-to-date';
import { openForCommand } from './open-for-command';

try {
  // To open it is to migrate it, whatever MIGRATE says to the API.
  const database = await openForCommand({ ...readEnvironment(), MIGRATE: '1' });
  try {
    const { migrated, known } = await countSteps(database.db);
    const newer = migrated > known ? `, of a newer version: this program knows ${known}` : '';
    process.stdout.write(`The database is up to date, at step ${migrated}${newer}.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
