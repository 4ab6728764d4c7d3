import { localFiles } from '@/care-api/files/local-files';
import { openFiles } from '@/care-api/files/open-files';
import { readEnvironment } from '@/care-api/kernel/env';
import { dataPaths } from '@/care-api/kernel/paths';
import { moveFiles } from './move-files';

const usage = `Usage:
  npm run files -- move          from DATA_DIR to FILES_URL
  npm run files -- move --back   from FILES_URL to DATA_DIR`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  const isBack = args.join(' ') === 'move --back';
  if (!isBack && args.join(' ') !== 'move') throw new Error(usage);
  const env = readEnvironment();
  if (!env.FILES_URL) throw new Error('Set FILES_URL to the bucket, as in s3://bucket?endpoint=https://s3.example.com');
  const here = localFiles(dataPaths(env.DATA_DIR).filesDir);
  const bucket = await openFiles(env);
  const [from, to] = isBack ? [bucket, here] : [here, bucket];
  const { moved, bytes } = await moveFiles(from, to, (done) => process.stderr.write(`${done} files …\n`));
  const megabytes = (bytes / 1_000_000).toFixed(1);
  const next = isBack ? 'Start the care API without FILES_URL.' : 'Start the care API with the same FILES_URL.';
  process.stdout.write(`${moved} files moved, ${megabytes} MB. ${next}\n`);
}
