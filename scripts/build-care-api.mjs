import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { careApiBundle } from './start/care-api-bundle.mjs';

try {
  await build(careApiBundle('.care-api'));
  const { status } = spawnSync(process.execPath, ['.care-api/make-empty-database.mjs'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch {
  // esbuild has said what is wrong, and where.
  process.exitCode = 1;
}
