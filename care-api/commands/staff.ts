import { openForCommand } from '@/care-api/database/open-for-command';
import { readEnvironment } from '@/care-api/kernel/env';
import { runStaffCommand } from './run-staff-command';

try {
  const database = await openForCommand(readEnvironment());
  try {
    process.stdout.write(`${await runStaffCommand(database.db, process.argv.slice(2), new Date())}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
