import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from './one-at-a-time';

describe('work done one at a time', () => {
  it('never overlaps, keeps its order, and goes on after a failure', async () => {
    const inTurn = oneAtATime();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await sleep(1);
      seen.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
      return name;
    };
    const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn('one', work(name))));
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('sends away whoever finds a long queue, and takes the next when it is shorter', async () => {
    const inTurn = oneAtATime();
    const queue = Array.from({ length: 20 }, (_, index) => inTurn(`person ${index}`, () => sleep(1)));
    await expect(inTurn('one more', async () => {})).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
    });
    await Promise.all(queue);
    expect(await inTurn('one more', async () => 'taken')).toBe('taken');
  });

  it('keeps room for others, however much one person sends', async () => {
    const inTurn = oneAtATime();
    const queue = Array.from({ length: 10 }, () => inTurn('one', () => sleep(1)));
    await expect(inTurn('one', async () => {})).rejects.toMatchObject({ status: 503 });
    expect(await inTurn('another', async () => 'taken')).toBe('taken');
    await Promise.all(queue);
    expect(await inTurn('one', async () => 'taken')).toBe('taken');
  });
});
