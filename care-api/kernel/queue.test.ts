import { eq, type SQL, sql } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { until } from '@/testing/until';
import type { Database } from './db';
import type { DueWork } from './due-work';
import { type Next, startQueue } from './queue';

let database: Database;
let work: DueWork | null = null;
const log: Record<string, unknown>[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterEach(async () => {
  await work?.stop();
  await database.db.delete(mails);
  log.length = 0;
});
afterAll(() => database.close());

type Row = typeof mails.$inferSelect;
const add = (rows: Partial<Row>[]) =>
  database.db.insert(mails).values(rows.map((row) => ({ to: 'ann@example.org', subject: '', text: '', ...row })));
async function read(_: unknown, id: number): Promise<Row | null> {
  const [row] = await database.db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}
const table = { name: 'mails', lane: sql`t.id` };
const places = {
  table,
  read,
  laneOf: ({ id }: Row) => id,
  trouble: 'trouble',
};
const options = () => ({ db: database.db, log: (entry: Record<string, unknown>) => log.push(entry) });
async function secondsTo(moment: SQL): Promise<number> {
  const { rows } = await database.db.execute<{ seconds: string }>(
    sql`select extract(epoch from ${moment} - now()) as seconds`,
  );
  return Number(rows[0]?.seconds);
}

it('waits longer after each attempt, two hours at the most', async () => {
  const seconds: number[] = [];
  await add([0, 1, 2, 3, 4, 5, 6, 40].map((attempts) => ({ attempts })));
  const settle = async (_: Row, __: unknown, { state, nextAttemptAt }: Next) => {
    expect(state).toBe('waiting');
    if (nextAttemptAt) seconds.push(await secondsTo(nextAttemptAt));
  };
  work = startQueue({ ...places, atOnce: 1, send: async () => ({ state: 'waiting' as const }), settle }, options());
  await until(() => seconds.length === 8);
  expect(seconds).toEqual([1, 5, 30, 120, 600, 3_600, 7_200, 7_200]);
});

it('gives up when it has tried for three days, however long ago it was queued, unless it arrives at last', async () => {
  const long = { createdAt: new Date(Date.now() - 100 * 3_600_000), subject: 'no' };
  // Hours apart but for the first six: 41 pauses are less than three days, 42 are more.
  await add([
    { ...long, attempts: 0 },
    { ...long, attempts: 41 },
    { ...long, attempts: 42 },
    { ...long, attempts: 42, subject: 'yes' },
  ]);
  const states: string[] = [];
  const send = async ({ subject }: Row) => ({ state: subject === 'yes' ? ('sent' as const) : ('waiting' as const) });
  const settle = async (_: Row, __: unknown, { state }: Next) => states.push(state);
  work = startQueue({ ...places, atOnce: 1, send, settle }, options());
  await until(() => states.length === 4);
  expect(states).toEqual(['waiting', 'waiting', 'failed', 'sent']);
});

it('brings what is in hand to its end where one thing cannot be stored, and says so', async () => {
  await add([{ subject: 'first' }, { subject: 'second' }]);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const settled: string[] = [];
  const send = async ({ subject }: Row) => {
    if (subject === 'second') await held;
    return { state: 'sent' as const };
  };
  const settle = async ({ subject }: Row) => {
    if (subject === 'first') {
      setImmediate(letGo);
      throw new Error('no room');
    }
    settled.push(subject);
  };
  work = startQueue({ ...places, atOnce: 2, send, settle }, options());
  await until(() => settled.length === 1);
  expect(log).toEqual([expect.objectContaining({ level: 'error', message: 'trouble' })]);
  expect(settled).toEqual(['second']);
});
