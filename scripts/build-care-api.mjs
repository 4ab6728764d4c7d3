import { build } from 'esbuild';
import { careApiBundle } from './start/care-api-bundle.mjs';

try {
  await build(careApiBundle('.care-api'));
} catch {
  // esbuild has said what is wrong, and where.
  process.exitCode = 1;
}
