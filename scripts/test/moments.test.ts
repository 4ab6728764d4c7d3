import { livingFrom } from './faketime.mjs';
import { listMoments } from './moments.mjs';

test('each of the four zones is lived in at two moments or more, and every moment is one', () => {
  const moments = listMoments(new Date('2026-11-30T10:00:00.123Z'));
  const zones = moments.map(({ zone }) => zone);
  expect(['UTC', 'Europe/London', 'America/Los_Angeles', 'Pacific/Auckland'].map(countIn(zones))).toEqual([2, 3, 2, 2]);
  expect(moments.map(({ at }) => new Date(at).toISOString().replace('.000', ''))).toEqual(moments.map(({ at }) => at));
  expect(moments.at(-1)?.at).toBe('2027-12-30T10:00:00Z');
});

test('a clock is set by its distance from the real one, ahead or back', () => {
  const at = Date.parse('2027-03-28T00:58:00Z');
  const set = (ahead: number) => livingFrom('lib', { at: '2027-03-28T00:58:00Z', zone: 'UTC' }, at - ahead).FAKETIME;
  expect([90_000, 0, -90_000].map(set)).toEqual(['+90s', '+0s', '-90s']);
});

function countIn(zones: string[]) {
  return (zone: string) => zones.filter((other) => other === zone).length;
}
