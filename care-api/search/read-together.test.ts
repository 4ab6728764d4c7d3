import { readTogether } from './read-together';

it('reads at once what is asked for while something is being read, and again after a reading that failed', async () => {
  const asked: number[][] = [];
  const read = readTogether(async (ids) => {
    asked.push([...ids]);
    if (ids.includes(0)) throw new Error('away');
    return new Map(ids.map((id) => [id, `listing ${id}`]));
  });
  const first = read([1, 2]);
  await Promise.resolve();
  const [second, third] = [read([2, 3]), read([4])];
  expect((await first).get(1)).toBe('listing 1');
  expect((await second).get(3)).toBe('listing 3');
  expect((await third).get(4)).toBe('listing 4');
  expect(asked).toEqual([
    [1, 2],
    [2, 3, 4],
  ]);
  await expect(read([0])).rejects.toThrow('away');
  expect((await read([5])).get(5)).toBe('listing 5');
});
