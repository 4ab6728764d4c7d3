import { openForCommand } from '@/care-api/database/open-for-command';
import { readEnvironment } from '@/care-api/env';
import { openFiles } from '@/care-api/files/open-files';
import { removalLines } from './removal/removal-lines';
import { removeSample } from './removal/remove-sample';

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  if (args.join(' ') !== 'remove') throw new Error('Usage:\n  npm run sample -- remove');
  const env = readEnvironment();
  const files = await openFiles(env);
  const database = await openForCommand(env);
  try {
    const removed = await removeSample({ database, files });
    process.stdout.write(`${removalLines(removed).join('\n')}\n`);
  } finally {
    await database.close();
  }
}
