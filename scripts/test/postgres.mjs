import { readFileSync } from 'node:fs';
import { isSweep } from './sample.mjs';

const opensDatabase = /testing\/(open-test-database|open-test-app|serve-test-app|test-site)'/;

/** Of the care API's tests: they open a database, but put nothing to it that engines could answer differently. */
const alikeOnAll = [
  'care-api/app.test.ts',
  'care-api/bare.test.ts',
  'care-api/refusals.test.ts',
  'care-api/routes/files.test.ts',
  'care-api/routes/openapi.test.ts',
  'care-api/routes/pictures.test.ts',
];

/**
 * Whether a test file is run on both engines. What opens no database cannot differ there: that, and what differs in no
 * statement, is for the sweep.
 */
export function needsBothEngines(path, read = readText, isWhole = isSweep) {
  if (!path.startsWith('care-api/')) return false;
  return isWhole || (!alikeOnAll.includes(path) && opensDatabase.test(read(path)));
}

/** Whether it runs on PostgreSQL where there is one: that takes half of the embedded engine's time. */
export function canUsePostgres(path, read = readText, isWhole = isSweep) {
  return needsBothEngines(path, read, isWhole) || opensDatabase.test(read(path));
}

function readText(path) {
  return readFileSync(path, 'utf8');
}
