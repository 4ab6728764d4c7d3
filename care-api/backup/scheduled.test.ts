import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { ensureAdmin } from '@/care-api/accounts/ensure-admin';
import { faqs } from '@/care-api/database/schema/provider';
import { writeAudit } from '@/care-api/desk/audit';
import { examine } from '@/care-api/doctor/examine';
import { localFiles } from '@/care-api/files/local-files';
import type { Database } from '@/care-api/kernel/db';
import { readEnvironment } from '@/care-api/kernel/env';
import type { FileStore } from '@/care-api/kernel/file-store';
import { sampleDir } from '@/care-api/kernel/paths';
import { seedSampleContent } from '@/care-api/sample/seed-sample-content';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { openPlace } from './backup-place';
import { type BackupPlan, readPlan } from './backup-plan';
import { drill } from './drill';
import { makeBackup } from './make-backup';
import { openBackup } from './open-backup';
import { noteOutcome } from './outcome';
import { claimBackup, startBackups } from './start-backups';

const hour = 3_600_000;
const passphrase = 'correct horse battery staple';
let folder: string;
let filesDir: string;
let files: FileStore;
let database: Database;
let plan: BackupPlan;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-scheduled-'));
  filesDir = path.join(folder, 'files');
  files = localFiles(filesDir);
  plan = { every: hour, dir: path.join(folder, 'backups'), bucket: null, keep: 2, passphrase, sealWork: 10 };
  database = await openTestDatabase();
  await ensureAdmin(database.db);
  await seedSampleContent(database.db, { files, sampleFilesDir: path.join(sampleDir, 'files') }, new Date());
  for (const objectId of ['1', '2']) {
    const deed = {
      actor: null,
      action: 'update',
      kind: 'faq',
      objectId,
      changes: { question: ['a', 'b'] },
      checked: null,
    };
    await database.db.transaction((tx) => writeAudit(tx, deed as never, new Date()));
  }
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const at = (hours: number) => new Date(Date.now() - hours * hour);
const last = async () => path.join(plan.dir, (await openPlace(plan).list())[0]!);

describe('a sealed backup', () => {
  it('comes back whole by its passphrase, and is for its owner alone to read', async () => {
    const { name, rows } = await makeBackup({ database, files }, plan, at(0));
    const file = path.join(plan.dir, name);
    expect(readFileSync(file, 'utf8').slice(0, 21)).toBe('age-encryption.org/v1');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(rows).toBeGreaterThan(100);
    expect(await drill(file, passphrase)).toMatch(
      /^\d+ rows as counted, audit of 2 deeds whole, \d+ pictures, .* opens$/,
    );
    expect(readdirSync(plan.dir).sort()).toEqual([path.basename(file), 'last-backup.json']);
  }, 120_000);

  it('is refused in one line with another passphrase, with none, cut, changed or gone, and nothing is restored', async () => {
    const file = await last();
    const whole = readFileSync(file);
    const cut = path.join(folder, 'cut.tar.gz.age');
    const changed = path.join(folder, 'changed.tar.gz.age');
    writeFileSync(cut, whole.subarray(0, whole.length - 1_000));
    const other = Buffer.from(whole);
    other[whole.length - 500]! ^= 1;
    writeFileSync(changed, other);
    const open = (one: string, by: string | null) =>
      openBackup(database, files, one, { replace: true, passphrase: by });
    const before = await database.db.$count(faqs);
    await expect(open(file, 'another one altogether')).rejects.toThrow(
      /sealed with another passphrase: see BACKUP_PASS/,
    );
    await expect(open(file, null)).rejects.toThrow(/is sealed: name its passphrase's file/);
    await expect(open(cut, passphrase)).rejects.toThrow(/^.* is no whole sealed backup: it is cut or changed\./);
    await expect(open(changed, passphrase)).rejects.toThrow(/cut or changed/);
    await expect(open(path.join(folder, 'gone.age'), passphrase)).rejects.toThrow(/gone\.age is not there/);
    expect(await database.db.$count(faqs)).toBe(before);
  }, 120_000);
});

describe('the folder of backups', () => {
  it('keeps the newest, and loses what a process that died has left', async () => {
    const plain = { ...plan, passphrase: null };
    const left = path.join(plan.dir, 'care-2026-01-01T00-00-00Z.tar.gz.Ab12Cd');
    const young = path.join(plan.dir, 'care-2026-01-01T00-00-01Z.tar.gz.Ab12Cd');
    for (const dir of [left, young]) mkdirSync(dir);
    writeFileSync(path.join(plan.dir, 'notes.txt'), 'not ours');
    utimesSync(left, at(10), at(10));
    utimesSync(young, at(0), at(0));
    for (const hours of [3, 2, 1]) await makeBackup({ database, files }, plain, at(hours));
    expect(await openPlace(plan).list()).toHaveLength(2);
    const names = readdirSync(plan.dir);
    expect(names).toEqual(expect.arrayContaining(['notes.txt', path.basename(young)]));
    expect(names).not.toContain(path.basename(left));
  }, 120_000);

  it('that cannot be written is said in one line, and noted', async () => {
    const dir = path.join(folder, 'a-file');
    writeFileSync(dir, '');
    const made = makeBackup({ database, files }, { ...plan, dir: path.join(dir, 'in') }, at(0));
    await expect(made).rejects.toThrow(/^No backup in .*a-file/);
  });
});

describe('several APIs on one database', () => {
  it('make one between them', async () => {
    await database.db.execute(sql`delete from settings where key = 'lastBackup'`);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimBackup(database.db, hour)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await database.db.execute(
      sql`update settings set value = (now() - interval '2 hours')::text where key = 'lastBackup'`,
    );
    expect(await claimBackup(database.db, hour)).toBe(true);
  });

  it('make it again soon where one was cut off, and not where it was made', async () => {
    const day = 24 * hour;
    const passes = (minutes: number) =>
      database.db.execute(sql`update settings set value = (value::timestamptz - make_interval(mins => ${minutes}))::text
        where key = 'lastBackup'`);
    await database.db.execute(sql`delete from settings where key = 'lastBackup'`);
    expect(await claimBackup(database.db, day)).toBe(true);
    expect(await claimBackup(database.db, day)).toBe(false);
    await passes(16);
    const log: Record<string, unknown>[] = [];
    const daily = { ...plan, passphrase: null, every: day };
    const work = startBackups({ database, files, plan: daily, log: (entry) => log.push(entry) });
    while (log.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await work.stop();
    expect(log).toMatchObject([{ level: 'info', message: 'backup made' }]);
    await passes(16);
    expect(await claimBackup(database.db, day)).toBe(false);
    await passes(24 * 60);
    expect(await claimBackup(database.db, day)).toBe(true);
  }, 120_000);

  it('try again after one that failed', async () => {
    await database.db.execute(sql`delete from settings where key = 'lastBackup'`);
    const log: Record<string, unknown>[] = [];
    const bad = { ...plan, dir: path.join(folder, 'a-file/in') };
    const work = startBackups({ database, files, plan: bad, log: (entry) => log.push(entry) });
    while (log.length === 0) await new Promise(setImmediate);
    await work.stop();
    expect(log).toMatchObject([{ level: 'error', message: 'backup failed' }]);
    expect(await claimBackup(database.db, hour)).toBe(false);
    expect(await claimBackup(database.db, hour / 4)).toBe(true);
  });
});

describe('settings', () => {
  const file = () => path.join(folder, 'passphrase');
  const of = (settings: Record<string, string>) => readPlan(readEnvironment(settings));

  it('are read, or refused in one line', () => {
    writeFileSync(file(), `${passphrase}\n`);
    expect(of({})).toBeNull();
    const settings = { BACKUP_EVERY: '24h', BACKUP_DIR: '/b', BACKUP_PASSPHRASE_FILE: file() };
    expect(of(settings)).toEqual({ every: 24 * hour, dir: '/b', bucket: null, keep: 14, passphrase });
    expect(() => of({ BACKUP_EVERY: 'often' })).toThrow(/BACKUP_EVERY: takes minutes, hours or days/);
    expect(() => of({ BACKUP_PASSPHRASE_FILE: '/nowhere' })).toThrow(
      /^BACKUP_PASSPHRASE_FILE: \/nowhere cannot be read/,
    );
    writeFileSync(file(), 'short');
    expect(() => of({ BACKUP_PASSPHRASE_FILE: file() })).toThrow(/less than 12/);
  });

  it('and what came of them are told by the doctor', async () => {
    const dir = path.join(folder, 'told');
    mkdirSync(dir);
    const settings = { DATA_DIR: folder, BACKUP_EVERY: '1h', BACKUP_DIR: dir };
    const told = async (more = {}) =>
      (await examine({ ...settings, ...more }))
        .filter(({ about }) => /backup|drill/.test(about))
        .map(({ state, about }) => `${state} ${about}`);
    const note = (kind: 'backup' | 'drill', hours: number, isGood = true) =>
      noteOutcome(openPlace({ dir, bucket: null }), kind, { at: at(hours), file: 'f', isGood, said: 's' });
    expect(await told({ BACKUP_EVERY: '' })).toEqual(['look backup']);
    expect(await told()).toEqual(['look backup']);
    await note('backup', 1);
    expect(await told()).toEqual(['ok backup', 'look restore drill']);
    await note('drill', 24 * 40);
    await note('backup', 5);
    expect(await told()).toEqual(['broken backup', 'look restore drill']);
    await note('drill', 1, false);
    await note('backup', 0, false);
    expect(await told()).toEqual(['broken backup']);
    await note('backup', 0);
    expect(await told()).toEqual(['ok backup', 'broken restore drill']);
    expect(await told({ BACKUP_PASSPHRASE_FILE: '/nowhere' })).toEqual(['broken backup']);
  });
});
