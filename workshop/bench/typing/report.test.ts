import { missedSteps, typingReport } from './report.mjs';

const machine = { cores: 2, processor: 'Any', node: 'v20', commit: null, loadBefore: 0.5 };
const figures = { count: 90, p50: 24, p95: 48, worst: 72, slowest: { name: 'keydown', processing: 20 } };
const good = {
  machine,
  words: 20_000,
  choices: 300,
  questions: 361,
  steps: { ticking: figures, findings: { ...figures, worst: 49 } },
};

test('a key of 100 ms misses the bar, as do a finding of 50 and what was not measured', () => {
  expect(missedSteps(good)).toEqual([]);
  expect(typingReport(good)).toContain('every bar is held');
  const bad = {
    ...good,
    steps: { top: { ...figures, worst: 100 }, ticking: { ...figures, worst: null }, findings: figures },
  };
  expect(missedSteps(bad)).toHaveLength(3);
  expect(typingReport(bad)).toContain('top: slowest 100.0 ms, not under 100');
});
