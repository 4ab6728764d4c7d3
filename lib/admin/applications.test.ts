import { readTicked, tickedPath } from './applications';

const read = (search: string) => readTicked(new URLSearchParams(search));

it('reads who is ticked from the bar of the list and from its own address alike, each once', () => {
  expect(read('ids=7%403&ids=9%401&ids=7%403&search=%3Fstatus%3Dopen&path=x')).toEqual({
    ids: [7, 9],
    search: '?status=open',
  });
  const path = tickedPath('compare', [7, 9], '?status=open');
  expect(read(path.split('?').slice(1).join('?'))).toEqual({ ids: [7, 9], search: '?status=open' });
});

it('has nobody ticked for what is no number, and comes from no list that there is not', () => {
  expect(read('ids=a,b').ids).toEqual([]);
  expect(read('').ids).toEqual([]);
  expect(read('ids=1,2&in=%3Fstatus%3Dnone%26q%3Dnight').search).toBe('?q=night');
});
