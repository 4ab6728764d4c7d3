import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureAdmin } from '@/care-api/accounts/ensure-admin';
import { accounts } from '@/care-api/database/schema/accounts';
import { type ServedTestApp, serveTestApp } from '@/care-api/testing/serve-test-app';
import { runName } from '@/scripts/test/run-name.mjs';

const run = promisify(execFile);
const modules = path.resolve('node_modules');
let api: ServedTestApp;
let folder = '';
beforeAll(async () => {
  api = await serveTestApp();
  mkdirSync(`${modules}/.cache`, { recursive: true });
  folder = mkdtempSync(`${modules}/.cache/${runName()}-`);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api.close();
});

it('a client made from the description by an independent generator walks its journey', async () => {
  const { db } = api.test.deps.database;
  const password = (await ensureAdmin(db)) ?? '';
  await db.update(accounts).set({ mustChoose: false });
  const description = await fetch(`${api.url}/openapi.json`);
  writeFileSync(`${folder}/openapi.json`, await description.text());
  const generator = `${modules}/api-client-generator/node_modules/openapi-typescript/bin/cli.js`;
  await run(process.execPath, [generator, `${folder}/openapi.json`, '-o', `${folder}/description.d.ts`]);
  copyFileSync('testing/api-client/journey.ts', `${folder}/journey.ts`);
  writeFileSync(`${folder}/package.json`, '{"type":"module"}');
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(tsconfig));
  // The types of the description have to take what the journey sends and reads.
  await run(process.execPath, [`${modules}/typescript/bin/tsc`, '-p', folder]);
  const { stdout } = await run(process.execPath, [`${folder}/journey.js`, `${api.url}/api`, password]);
  expect(JSON.parse(stdout)).toEqual({
    signedIn: 200,
    keyMade: 200,
    created: [201, 'By a client', true],
    paged: true,
    changed: [200, 'Changed by a client'],
    stale: [409, 'changedMeanwhile'],
    refused: [422, 'titleRequired'],
    forbidden: 'scopeMissing',
    deleted: 200,
    absent: 'nothingHere',
    revoked: 'signInFirst',
  });
}, 120_000);

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ES2022',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    lib: ['ES2022', 'DOM'],
  },
  files: ['journey.ts'],
};
