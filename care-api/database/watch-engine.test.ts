import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { onAnswer, watchEngine } from './watch-engine';

const quick = { every: 5, misses: 3 };

it('leaves an engine alone that answers, even late or only sometimes', async () => {
  const told: string[] = [];
  let asked = 0;
  const answer = async () => {
    asked += 1;
    if (asked % 2 === 0) throw new Error('busy');
  };
  const { stop } = watchEngine(answer, (reason) => told.push(reason), quick);
  while (asked < 20) await sleep(5);
  stop();
  expect(told).toEqual([]);
});

it.each([
  ['stands still', () => new Promise(() => {})],
  ['fails each time', () => Promise.reject(new Error('away'))],
])('tells once of an engine that %s', async (_how, ask) => {
  const told: string[] = [];
  const { stop } = watchEngine(ask, (reason) => told.push(reason), quick);
  while (told.length === 0) await sleep(5);
  await sleep(30);
  stop();
  expect(told).toEqual(['The embedded database does not answer any more.']);
});

it('is silent once it is stopped', async () => {
  const told: string[] = [];
  watchEngine(
    () => new Promise(() => {}),
    (reason) => told.push(reason),
    quick,
  ).stop();
  await sleep(40);
  expect(told).toEqual([]);
});

it('hears every answer within a long transaction, in which nobody else is answered', async () => {
  const database = await openTestDatabase();
  try {
    let answers = 0;
    onAnswer(database.pool, () => {
      answers += 1;
    });
    await database.db.transaction(async (tx) => {
      const before = answers;
      await tx.execute('select 1');
      await tx.execute('select 2');
      expect(answers - before).toBe(2);
    });
  } finally {
    await database.close();
  }
});
