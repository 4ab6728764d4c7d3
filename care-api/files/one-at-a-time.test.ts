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
    const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('sends away whoever finds a long queue, and takes the next when it is shorter', async () => {
    const inTurn = oneAtATime();
    const queue = Array.from({ length: 20 }, () => inTurn(() => sleep(1)));
    await expect(inTurn(async () => {})).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    await Promise.all(queue);
    expect(await inTurn(async () => 'taken')).toBe('taken');
  });
});
