import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { categories } from '@/care-api/database/schema/listings';
import { faqs } from '@/care-api/database/schema/provider';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { type Database, openDatabase } from './open-database';

describe('a migrated database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  it('keeps fifty parallel queries apart', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) => database.pool.query('select $1::int as number, pg_sleep(0.001)', [number])),
    );
    expect(answers.map((answer) => answer.rows[0].number)).toEqual(numbers);
  });

  it('keeps parallel transactions apart: a failed one leaves nothing and takes nothing along', async () => {
    const writes = Array.from({ length: 50 }, (_, index) =>
      database.db.transaction(async (tx) => {
        await tx.insert(faqs).values({ question: `Q${index}`, answer: 'first' });
        await tx
          .update(faqs)
          .set({ answer: `A${index}` })
          .where(eq(faqs.question, `Q${index}`));
        if (index % 5 === 0) throw new Error('on purpose');
      }),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(10);
    const rows = await database.db.select().from(faqs);
    expect(rows).toHaveLength(40);
    expect(rows.every((row) => row.answer === row.question.replace('Q', 'A'))).toBe(true);
  });

  it('answers a broken statement with an error and goes on', async () => {
    await expect(database.pool.query('select nonsense from nowhere')).rejects.toThrow('does not exist');
    await expect(database.db.insert(categories).values([{ name: 'Twice' }, { name: 'twice' }])).rejects.toThrow();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  const onServer = process.env.TEST_DATABASE_URL ? it : it.skip;
  onServer('says of a transaction whose connection ends in the middle that it failed, and goes on', async () => {
    const cut = database.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(cut).rejects.toThrow();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('can search by trigrams', async () => {
    const { rows } = await database.db.execute(sql`select similarity('live-in care', 'live in carer') > 0.5 as alike`);
    expect(rows).toEqual([{ alike: true }]);
  });
});

describe('the data folder', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'care-data-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is refused to a second API with one clear line, and kept from one run to the next', async () => {
    const first = await openDatabase({ dataDir });
    await first.db.insert(categories).values({ name: 'Kept' });
    const message = `The data folder ${dataDir} is in use by process ${process.pid}.`;
    await expect(openDatabase({ dataDir })).rejects.toThrow(message);
    await first.close();

    const second = await openDatabase({ dataDir });
    expect(await second.db.select({ name: categories.name }).from(categories)).toEqual([{ name: 'Kept' }]);
    await second.close();
  }, 60_000);

  it.each([
    ['a process that is gone', '[{"pid":2147483646,"identity":"x"}]'],
    ['an earlier process with the same id', `[{"pid":${process.pid},"identity":"another boot/1"}]`],
    ['nothing readable', ''],
  ])(
    'is taken over when its lock names %s',
    async (_, lock) => {
      writeFileSync(path.join(dataDir, 'lock'), lock);
      const database = await openDatabase({ dataDir });
      await database.close();
    },
    60_000,
  );
});
