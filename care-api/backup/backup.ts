import { openForCommand } from '@/care-api/database/open-for-command';
import { readEnvironment } from '@/care-api/env';
import { dataPaths } from '@/care-api/paths';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const usage = 'Usage:\n  npm run backup -- <file>\n  npm run restore -- <file> [--replace]';

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run([command = '', file = '', ...options]: readonly string[]): Promise<void> {
  const replace = options.includes('--replace');
  const isKnown =
    command === 'backup' ? options.length === 0 : command === 'restore' && options.length === Number(replace);
  if (!file || !isKnown) throw new Error(usage);
  const env = readEnvironment();
  const { filesDir } = dataPaths(env.DATA_DIR);
  const database = await openForCommand(env);
  try {
    const manifest =
      command === 'backup'
        ? await writeBackup(database, filesDir, file, new Date())
        : await restoreBackup(database, filesDir, file, { replace });
    process.stdout.write(`${summary(command, file, manifest)}\n`);
  } finally {
    await database.close();
  }
}

function summary(command: string, file: string, { tables, createdAt }: Manifest): string {
  const filled = Object.entries(tables).filter(([, count]) => count > 0);
  const rows = filled.map(([name, count]) => `${count.toLocaleString('en-GB')} ${name.replaceAll('_', ' ')}`);
  const did = command === 'backup' ? `Saved to ${file}` : `Restored from ${file}, saved at ${createdAt}`;
  return `${did}: ${rows.join(', ')}.`;
}
