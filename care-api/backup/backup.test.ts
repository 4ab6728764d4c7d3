import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { create } from 'tar';
import { accounts, sessions } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { listings } from '@/care-api/database/schema/listings';
import { pictureUses } from '@/care-api/database/schema/media';
import { faqs } from '@/care-api/database/schema/provider';
import { verifyAudit } from '@/care-api/desk/verify-audit';
import { localFiles } from '@/care-api/files/local-files';
import type { Database } from '@/care-api/kernel/db';
import { sampleDir } from '@/care-api/kernel/paths';
import { seedSampleContent } from '@/care-api/sample/seed-sample-content';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { listTables } from './list-tables';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

let folder: string;
let database: Database;
let filesDir: string;
const file = () => path.join(folder, 'saved.tar.gz');
/** Made by the last version before 26 November 2026: people, addresses and words in it are invented, most by their type. */
const earlyCopy = path.resolve('care-api/backup/testing/early-copy.tar.gz');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-backup-'));
  filesDir = path.join(folder, 'files');
  database = await openTestDatabase();
  await seedSampleContent(
    database.db,
    { files: localFiles(filesDir), sampleFilesDir: path.join(sampleDir, 'files') },
    new Date(),
  );
  await fillWithPeople(database);
  await writeBackup(database, localFiles(filesDir), file(), new Date());
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All kept rows as text, table by table. */
async function contents({ db }: Database): Promise<Record<string, unknown[]>> {
  const tables = await listTables(db);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select t::text as row from ${sql.identifier(name)} t where t::text not like '(listings_revision%' order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function fillWithPeople({ db }: Database): Promise<void> {
  const person = { username: 'Zoë', email: 'zoe@example.org', passwordHash: 'hash' };
  const [account] = await db.insert(accounts).values(person).returning();
  const inAnHour = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ accountId: account!.id, refreshTokenHash: 'x', expiresAt: inAnHour });
  const [post] = await db.insert(posts).values({ title: 'A "quoted" title, 😀\\n', plainText: 'x' }).returning();
  // More than are put in at once, and the first was taken over by the last.
  const homes = Array.from({ length: 600 }, (_, number) => ({ title: `Home ${number}` }));
  const made = await db.insert(listings).values(homes).returning({ id: listings.id });
  await db
    .update(listings)
    .set({ takenOverBy: made.at(-1)!.id })
    .where(eq(listings.id, made[0]!.id));
  // Word and Pages write such a sign for a soft return; some readers of lines end one there.
  await db.insert(faqs).values({ question: 'One\u2028line\u2029?', answer: 'Yes' });
  const [top] = await db.insert(comments).values({ postId: post!.id, content: 'top' }).returning();
  await db.insert(comments).values({ postId: post!.id, content: 'reply', parentId: top!.id, rootId: top!.id });
}

describe('a backup', () => {
  it('brings every row and picture back into a new database, without who was signed in', async () => {
    const other = await openTestDatabase();
    const otherFiles = path.join(folder, 'other-files');
    await restoreBackup(other, localFiles(otherFiles), file(), { replace: false });
    expect(await contents(other)).toEqual(await contents(database));
    expect(readdirSync(otherFiles)).toEqual(readdirSync(filesDir));
    expect(readFileSync(path.join(otherFiles, 'logo.png'))).toEqual(readFileSync(path.join(filesDir, 'logo.png')));
    expect(await other.db.$count(sessions)).toBe(0);
    const [next] = await other.db.insert(faqs).values({ question: 'q', answer: 'a' }).returning();
    expect(next!.id).toBeGreaterThan((await other.db.$count(faqs)) - 1);
    await other.close();
  }, 60_000);

  it('of a database without an account is none: no care API ever started on it', async () => {
    const empty = await openTestDatabase();
    const target = path.join(folder, 'nothing.tar.gz');
    await expect(writeBackup(empty, localFiles(filesDir), target, new Date())).rejects.toThrow(
      /^This database holds no account/,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('nothing'))).toEqual([]);
    await empty.close();
  }, 60_000);

  it('is for its owner alone to read, and leaves nothing beside it', () => {
    expect(statSync(file()).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('saved'))).toEqual(['saved.tar.gz']);
  });

  it('does not overwrite what is there unless told to, and then leaves nothing of it', async () => {
    const before = await contents(database);
    await database.db.insert(faqs).values({ question: 'later', answer: 'later' });
    await expect(restoreBackup(database, localFiles(filesDir), file(), { replace: false })).rejects.toThrow(
      '--replace',
    );
    expect(await database.db.$count(faqs, sql`question = 'later'`)).toBe(1);
    await restoreBackup(database, localFiles(filesDir), file(), { replace: true });
    expect(await contents(database)).toEqual(before);
  });
});

describe('a backup of an early copy, whose schema had come to its shape in 63 steps', () => {
  it('brings its rows, its pictures and its audit into the schema of one start', async () => {
    const other = await openTestDatabase();
    const otherFiles = path.join(folder, 'early-files');
    const { migrations, tables } = await restoreBackup(other, localFiles(otherFiles), earlyCopy, { replace: false });
    expect(migrations).toBe(63);
    const kept = await contents(other);
    const counts = Object.entries(kept).map(([name, rows]) => [name, rows.length + Number(name === 'settings')]);
    // Tables that are younger than the copy hold nothing of it.
    const younger = Object.keys(kept).filter((name) => !(name in tables));
    expect(Object.fromEntries(counts)).toEqual({ ...tables, ...Object.fromEntries(younger.map((name) => [name, 0])) });
    expect(Object.entries(tables).filter(([, count]) => count === 0)).toEqual([]);
    expect(await other.db.select({ question: faqs.question, answer: faqs.answer }).from(faqs)).toEqual([
      { question: 'Who comes to my house?', answer: 'One carer you have met – “before” the first day.' },
    ]);
    const [called] = await other.db.select().from(callBacks);
    expect(called).toMatchObject({ email: 'ada@example.org', phone: '01632 960 123' });
    expect(await other.db.$count(listings, sql`city = 'York' and phone = '01632 960 124'`)).toBe(1);
    expect(await verifyAudit(other.db)).toMatchObject({ isWhole: true, rows: 8 });
    // What triggers make of the rows.
    const [shown] = await other.db
      .select({ name: pictureUses.name })
      .from(pictureUses)
      .where(eq(pictureUses.source, 'profiles'));
    expect(readdirSync(otherFiles)).toContain(shown?.name);
    const [next] = await other.db.insert(faqs).values({ question: 'q', answer: 'a' }).returning();
    expect(next?.id).toBe(2);
    await other.close();
  }, 60_000);
});

describe('a file that is no backup', () => {
  it('is refused, and the database stays as it is', async () => {
    const before = await contents(database);
    const bad = path.join(folder, 'bad');
    writeFileSync(bad, 'not a backup');
    writeFileSync(path.join(folder, 'cut.tar.gz'), readFileSync(file()).subarray(0, 2_000));
    for (const one of [bad, path.join(folder, 'cut.tar.gz'), path.join(folder, 'missing')]) {
      await expect(restoreBackup(database, localFiles(filesDir), one, { replace: true })).rejects.toThrow(
        'no whole backup',
      );
    }
    expect(await contents(database)).toEqual(before);
  });

  it.each([
    ['of a newer version', { format: 2, migrations: 9_999 }, /made by a newer version\. Update first/],
    [
      'of an early copy that was not at its last step',
      { format: 1, migrations: 62 },
      /step 62 of the 63 .* Start the last version before that day once/,
    ],
    ['without an account', { format: 2, migrations: 1 }, /^The database of this backup holds no account/],
    ['of steps that no early copy had', { format: 1, migrations: 64 }, /newer version/],
  ])('%s is refused with what to do', async (_, what, said) => {
    const before = await contents(database);
    const made = mkdtempSync(path.join(folder, 'refused-'));
    const manifest = { ...what, createdAt: new Date().toISOString(), tables: {} };
    writeFileSync(path.join(made, 'manifest.json'), JSON.stringify(manifest));
    const refused = path.join(made, 'refused.tar.gz');
    await create({ gzip: true, cwd: made, file: refused }, ['manifest.json']);
    await expect(restoreBackup(database, localFiles(filesDir), refused, { replace: true })).rejects.toThrow(said);
    expect(await contents(database)).toEqual(before);
  });

  it('cannot write outside its own places', async () => {
    const made = path.join(folder, 'evil');
    mkdirSync(path.join(made, 'files/deep'), { recursive: true });
    writeFileSync(path.join(made, 'files/deep/inside'), 'x');
    writeFileSync(path.join(made, 'stray'), 'x');
    const manifest = { format: 2, createdAt: new Date().toISOString(), migrations: 1, tables: { accounts: 1 } };
    writeFileSync(path.join(made, 'manifest.json'), JSON.stringify(manifest));
    const evil = path.join(folder, 'evil.tar.gz');
    await create({ gzip: true, cwd: made, file: evil }, ['manifest.json', 'files', 'stray']);
    const other = await openTestDatabase();
    const otherFiles = path.join(folder, 'evil-files');
    await restoreBackup(other, localFiles(otherFiles), evil, { replace: true });
    expect(readdirSync(otherFiles)).toEqual([]);
    await other.close();
  }, 60_000);
});
