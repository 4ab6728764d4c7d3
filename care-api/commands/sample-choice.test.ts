import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { listings } from '@/care-api/database/schema/listings';
import { localFiles } from '@/care-api/files/local-files';
import type { Database } from '@/care-api/kernel/db';
import { sampleDir } from '@/care-api/kernel/paths';
import { seedSampleContent } from '@/care-api/sample/seed-sample-content';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { listingsKind } from './listings-kind';
import { askAboutSample, readSampleFlag } from './sample-choice';

let database: Database;
let folder: string;
const places = () => ({ database, files: localFiles(path.join(folder, 'files')), log: () => {} });
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-choice-'));
  database = await openTestDatabase();
  const sampleFilesDir = path.join(sampleDir, 'files');
  await seedSampleContent(database.db, { files: places().files, sampleFilesDir }, new Date());
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function answer(typed: string | null) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  const asked = askAboutSample(database.db, { stdin, stderr });
  await sleep(50);
  if (typed === null) stdin.end();
  else stdin.write(`${typed}\n`);
  const choice = await asked;
  expect(String(stderr.read())).toContain('Take the sample content away afterwards?');
  return choice;
}

test('the first import asks on a terminal, and only a yes takes the sample away', async () => {
  expect(await answer('y')).toBe('remove');
  expect(await answer('YES')).toBe('remove');
  for (const no of ['', 'n', 'yellow', null]) expect(await answer(no)).toBe('keep');
});

test('a flag answers beforehand; both are one too many', () => {
  expect(readSampleFlag({ 'keep-sample': true })).toBe('keep');
  expect(readSampleFlag({ 'remove-sample': true })).toBe('remove');
  expect(readSampleFlag({})).toBeNull();
  expect(() => readSampleFlag({ 'keep-sample': true, 'remove-sample': true })).toThrow('not both');
});

test('an import keeps the sample where nobody can be asked, says so once, and takes it away when told', async () => {
  const file = path.join(folder, 'listings.jsonl');
  const line = { typeId: 1, typeTitle: 'Elm House', city: 'Leeds' };
  writeFileSync(file, `${JSON.stringify(line)}\n`);
  const stays = 'The sample content stays beside it; npm run import -- remove-sample takes it away.';
  await expect(listingsKind.take(places(), file, ['--keep'])).rejects.toThrow('There is no option --keep.');
  expect(await database.db.$count(listings)).toBe(58);
  expect((await listingsKind.take(places(), file, [])).lines.at(-1)).toBe(stays);
  expect((await listingsKind.take(places(), file, [])).lines).not.toContain(stays);
  expect(await database.db.$count(listings)).toBe(59);
  expect((await listingsKind.take(places(), file, ['--remove-sample'])).lines.at(-1)).toMatch(
    /^Sample content removed: /,
  );
  expect(await database.db.select({ title: listings.title }).from(listings)).toEqual([{ title: 'Elm House' }]);
});
