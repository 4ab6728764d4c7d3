import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { sessions } from './database/schema/accounts';
import { companies } from './database/schema/provider';
import { schedules, workingCopies } from './database/schema/working';
import { runDueJobs, startClock } from './jobs';
import { openTestApp, type TestApp } from './testing/open-test-app';

let test: TestApp;
let clock = Date.now();
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
}, 60_000);
afterAll(() => test.close());

it('one job that fails keeps no other from its work, and is logged by its name', async () => {
  const { db } = test.deps.database;
  await test.signIn('user');
  clock += 400 * 86_400_000;
  await db.execute(sql`alter table once_writes rename to elsewhere`);
  try {
    await expect(runDueJobs(test.deps)).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table elsewhere rename to once_writes`);
  }
  const failed = test.log.filter(({ message }) => message === 'due work failed');
  expect(failed).toMatchObject([{ level: 'error', job: 'forgetOnceWrites' }]);
  expect(await db.$count(sessions)).toBe(0);
});

it('where the database is away, one of them says so', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const refuse = () => Promise.reject(away);
  const db = { execute: refuse, transaction: refuse, select: () => ({ from: () => ({ where: refuse }) }) };
  const before = test.log.length;
  const database = { ...test.deps.database, db: Object.assign(Object.create(test.deps.database.db), db) };
  await expect(runDueJobs({ ...test.deps, database })).rejects.toBe(away);
  expect(test.log.slice(before).map(({ message }) => message)).toEqual(['due work failed']);
});

it('a time to publish of a kind that another release knows does not keep those of ours waiting', async () => {
  const { db } = test.deps.database;
  const [company] = await db.insert(companies).values({ name: 'Ours' }).returning();
  const { id } = company!;
  const rows = [
    { kind: 'hologram', id, dueAt: new Date(clock - 2_000) },
    { kind: 'company', id, dueAt: new Date(clock - 1_000) },
  ];
  await db.insert(workingCopies).values(rows.map(({ kind }) => ({ kind, id, updatedAt: new Date(clock) })));
  await db.insert(schedules).values(rows);
  await runDueJobs(test.deps);
  const left = await db.select({ kind: schedules.kind, problem: schedules.problem }).from(schedules);
  expect(left.sort((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'company', problem: 'roleMissing' },
    { kind: 'hologram', problem: null },
  ]);
});

it('what takes long keeps nothing waiting that has a time, and ends when it is told that the API stops', async () => {
  let looks = 0;
  let seen = (_: number) => {};
  const looked = new Promise<number>((resolve) => {
    seen = resolve;
  });
  let isEnded = false;
  const due: Parameters<typeof startClock>[2] = {
    timed: {
      look: async () => {
        looks += 1;
        if (looks === 3) seen(looks);
      },
    },
    others: {
      long: async ({ isStopping }) => {
        while (!isStopping?.()) await setImmediate();
        isEnded = true;
      },
      later: () => Promise.reject(new Error('begun while it stops')),
    },
  };
  const before = test.log.length;
  const stop = startClock(test.deps, 1, due);
  expect([await looked, isEnded]).toEqual([3, false]);
  await stop();
  expect([isEnded, test.log.slice(before)]).toEqual([true, []]);
});
