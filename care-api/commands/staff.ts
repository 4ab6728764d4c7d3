import { openForCommand } from '@/care-api/database/open-for-command';
import { readEnvironment } from '@/care-api/kernel/env';
import { runStaffCommand } from './run-staff-command';

try {
  const words = process.argv.slice(2);
  const isMade = words[0] === 'role' || words[0] === 'reset';
  const database = await openForCommand(readEnvironment(), { isMade });
  try {
    process.stdout.write(`${await runStaffCommand(database.db, words, new Date())}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
