import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureAdmin } from '@/care-api/accounts/ensure-admin';
import { faqs } from '@/care-api/database/schema/provider';
import { examine } from '@/care-api/doctor/examine';
import { localFiles } from '@/care-api/files/local-files';
import { s3Files } from '@/care-api/files/s3-files';
import type { Database } from '@/care-api/kernel/db';
import { readEnvironment } from '@/care-api/kernel/env';
import { sampleDir } from '@/care-api/kernel/paths';
import { seedSampleContent } from '@/care-api/sample/seed-sample-content';
import { newDataFolder } from '@/care-api/testing/new-data-folder';
import { newStore } from '@/care-api/testing/new-store';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { startS3Server } from '@/care-api/testing/start-s3-server';
import { sameClock } from '@/scripts/test/faketime.mjs';
import { openPlace } from './backup-place';
import { type BackupPlan, checkBucket, readKeeping, readPlan } from './backup-plan';
import { makeBackup } from './make-backup';
import { lastOutcome } from './outcome';

const passphrase = 'correct horse battery staple';
let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
let database: Database;
let settings: Record<string, string>;
/** Sealed with little work, but for what the command seals. */
const plan = (more: Record<string, string> = {}): BackupPlan => ({
  ...readPlan(readEnvironment({ ...settings, ...more }))!,
  sealWork: 10,
});
const files = () => localFiles(path.join(folder, 'files'));
const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const inBucket = async () => (await s3Files(plan().bucket!).list()).sort();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-bucket-'));
  server = await startS3Server();
  const key = path.join(folder, 'passphrase');
  writeFileSync(key, passphrase);
  settings = {
    DATA_DIR: folder,
    BACKUP_EVERY: '24h',
    BACKUP_KEEP: '2',
    BACKUP_PASSPHRASE_FILE: key,
    BACKUP_URL: `s3://pictures/of/backups?endpoint=${server.endpoint}`,
    AWS_ACCESS_KEY_ID: server.place.accessKeyId,
    AWS_SECRET_ACCESS_KEY: server.place.secretAccessKey,
  };
  database = await openTestDatabase();
  await ensureAdmin(database.db);
  const sampleFilesDir = path.join(sampleDir, 'files');
  await seedSampleContent(database.db, { files: files(), sampleFilesDir }, new Date());
}, 60_000);
afterAll(async () => {
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const command = (words: string[], more: Record<string, string> = {}) => runScript('backup', words, more);

async function runScript(name: string, words: string[], more: Record<string, string>): Promise<[number, string]> {
  const child = spawn(process.execPath, ['scripts/care-api.mjs', name, ...words], {
    env: { ...sameClock(), PATH: process.env.PATH, TMPDIR: tmpdir(), NODE_ENV: 'test', ...settings, ...more },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? -1)));
  return [code, (await said).join('')];
}

describe('backups in a bucket', () => {
  it('are as many as are kept, and leave nothing on the disk of this machine', async () => {
    const place = openPlace(plan());
    for (const hours of [3, 2, 1]) await makeBackup({ database, files: files() }, plan(), at(hours));
    const names = await place.list();
    expect(await inBucket()).toEqual([...names].reverse().concat('last-backup.json'));
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/\.tar\.gz\.age$/);
    expect(readdirSync(plan().dir)).toEqual([]);
    expect(await lastOutcome(place, 'backup')).toMatchObject({ file: names[0], isGood: true });
  }, 120_000);

  it('are made, proved and brought back by hand, from a machine that has nothing', async () => {
    const [one, two] = [await newStore(), await newStore()];
    await runScript('staff', ['add', 'ada@example.org', 'admin'], one.settings);
    const aFile = path.join(one.folder, 'a-file');
    writeFileSync(aFile, '');
    expect(await command(['backup', path.join(aFile, 'saved.tar.gz')], one.settings)).toEqual([
      1,
      `${aFile} cannot be written. Name a file in another folder.\n`,
    ]);
    const [saved, said] = await command(['backup'], one.settings);
    expect([saved, said]).toEqual([
      0,
      expect.stringContaining(`Saved to ${server.endpoint}/pictures/of/backups/care-`),
    ]);
    const [name] = await openPlace(plan()).list();
    expect(said).toContain(name);
    // Age's own work: a passphrase has to be hard to guess.
    expect(await openPlace(plan()).use(name!, async (file) => readFileSync(file, 'latin1'))).toMatch(
      /^age-encryption\.org\/v1\n-> scrypt \S{22} 18\n/,
    );
    expect(await command(['restore', '--drill'], two.settings)).toEqual([
      0,
      expect.stringContaining('rows as counted, audit of'),
    ]);
    expect(await lastOutcome(openPlace(plan()), 'drill')).toMatchObject({ isGood: true });
    const [, older] = await openPlace(plan()).list();
    expect(await command(['restore', older!], two.settings)).toEqual([
      0,
      expect.stringContaining(`Restored from ${server.endpoint}`),
    ]);
    expect(await command(['restore', 'last'], two.settings)).toEqual([1, expect.stringContaining('--replace')]);
    const gone = 'care-2020-01-01T00-00-00Z.tar.gz';
    expect(await command(['restore', gone], two.settings)).toEqual([
      1,
      expect.stringContaining(`There is no ${gone} in http`),
    ]);
    for (const made of [one, two]) await made.remove();
  }, 240_000);

  it('are not made of a folder without a database, nor is a database made there', async () => {
    const empty = newDataFolder();
    const before = await openPlace(plan()).list();
    expect(await command(['backup'], { DATA_DIR: empty })).toEqual([
      1,
      `There is no database in ${path.join(empty, 'database')}. Name yours by DATA_DIR, or by DATABASE_URL.\n`,
    ]);
    for (const [name, words] of [
      ['staff', ['reset', 'ada@example.org']],
      ['import', ['remove-sample']],
    ] as const) {
      const [code, said] = await runScript(name, [...words], { DATA_DIR: empty });
      expect([name, code, said]).toEqual([name, 1, expect.stringMatching(/^There is no database in /)]);
    }
    expect(await command(['restore', 'nowhere.tar.gz'], { DATA_DIR: empty })).toEqual([
      1,
      'There is no file nowhere.tar.gz.\n',
    ]);
    expect(await openPlace(plan()).list()).toEqual(before);
    expect(existsSync(path.join(empty, 'database'))).toBe(false);
    rmSync(empty, { recursive: true, force: true });
  }, 60_000);

  it('that cannot be stored leave those before, and are told', async () => {
    const before = await openPlace(plan()).list();
    server.setTrouble((method, url) => (method === 'PUT' && url.includes('care-') ? 'hang up' : 'answer'));
    await expect(makeBackup({ database, files: files() }, plan(), new Date())).rejects.toThrow(
      /^No backup\. BACKUP_URL: .*does not answer\. Start it, or correct BACKUP_URL\.$/,
    );
    server.setTrouble(() => 'answer');
    expect(await openPlace(plan()).list()).toEqual(before);
    expect(readdirSync(plan().dir)).toEqual([]);
    expect(await lastOutcome(openPlace(plan()), 'backup')).toMatchObject({ isGood: false });
    expect(await database.db.$count(faqs)).toBeGreaterThan(0);
  }, 60_000);
});

describe('the bucket of BACKUP_URL', () => {
  const nowhere = () => ({ BACKUP_URL: `s3://nowhere?endpoint=${server.endpoint}` });
  const silent = { BACKUP_URL: 's3://backups?endpoint=http://127.0.0.1:9' };
  const check = (more: Record<string, string>, onTrouble = (_: string) => {}) =>
    checkBucket(readKeeping(readEnvironment({ ...settings, ...more })), onTrouble);

  it('that is wrong stops the start with one line; one that is only silent does not', async () => {
    await expect(check(nowhere())).rejects.toThrow(/^BACKUP_URL: there is no bucket at .*nowhere\. Make it/);
    await expect(check({ AWS_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow(/^BACKUP_URL: .*refused us \(403\)/);
    const warned: string[] = [];
    await check(silent, (what) => warned.push(what));
    expect(warned).toEqual([expect.stringMatching(/^BACKUP_URL: .* does not answer/)]);
  });

  it('is never the place of the pictures, which a backup holds', () => {
    const same = { FILES_URL: settings.BACKUP_URL! };
    expect(() => plan(same)).toThrow(/^BACKUP_URL: pictures are kept there \(FILES_URL\)\. Name a folder/);
    expect(plan({ FILES_URL: `s3://pictures?endpoint=${server.endpoint}` }).bucket?.prefix).toBe('of/backups');
  });

  it('is tried by the doctor, who reads there what came of the last one', async () => {
    const told = async (more: Record<string, string>) =>
      (await examine({ ...settings, ...more }))
        .filter(({ about }) => about === 'backup')
        .map(({ state, said }) => `${state}: ${said}`);
    expect(await told({})).toEqual([expect.stringMatching(/^broken: the last one failed: No backup/)]);
    await makeBackup({ database, files: files() }, plan(), new Date());
    expect(await told({})).toEqual([expect.stringMatching(/^ok: care-.*0 hours old/)]);
    expect(await told(nowhere())).toEqual([expect.stringMatching(/^broken: BACKUP_URL: there is no bucket/)]);
    expect(await told(silent)).toEqual([expect.stringMatching(/^broken: BACKUP_URL: .*does not answer/)]);
  }, 60_000);
});
