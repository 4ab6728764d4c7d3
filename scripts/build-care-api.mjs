import { build } from 'esbuild';
import { careApiBundle } from './start/care-api-bundle.mjs';

await build(careApiBundle('.care-api'));
