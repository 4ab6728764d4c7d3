import { missedBars } from './bars.mjs';

const good = {
  page: 'home',
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cumulativeLayoutShift: 0,
};
const light = { page: 'home', wire: { script: 144_000 } };

test('a page that holds every bar misses none', () => {
  expect(missedBars({ lighthouse: [good], weights: [light] })).toEqual([]);
});

test('each bar that is missed is told with its page', () => {
  const bad = { ...good, performance: 90, accessibility: 98, seo: 92, bestPractices: 96, cumulativeLayoutShift: 0.1 };
  const missed = missedBars({ lighthouse: [bad], weights: [{ page: 'post', wire: { script: 146_000 } }] });
  expect(missed).toHaveLength(6);
  expect(missed.at(-1)).toBe('post: 146000 bytes of script, not 145000');
});

test('what was not measured does not count as held', () => {
  const unknown = { ...good, performance: null, cumulativeLayoutShift: undefined };
  expect(missedBars({ lighthouse: [unknown], weights: [] })).toHaveLength(2);
});
