import { missedBars, questionnaireReport } from './bars.mjs';

const figures = { count: 90, p50: 24, p95: 48, worst: 72, slowest: { name: 'click', processing: 20 } };
const timed = { first: 2, median: 0.2, worst: 2 };
const trace = { long: 3, longest: 90, script: 1_000, style: 100, layout: 100, paint: 100 };
const run = { count: 361, loaded: 900, all: figures, steps: { answers: figures }, shift: 0, trace };
const page = '30 questions';
const lighthouse = { page, performance: 97, cumulativeLayoutShift: 0.01, failed: [] };
const good = {
  machine: { cores: 2, processor: 'Any', node: 'v20', commit: null, loadBefore: 0.5 },
  engine: { count: 1_000, path: timed, left: timed },
  runs: [run],
  lighthouse: [lighthouse],
  weights: [{ page, wire: { script: 160_000 } }],
};

test('a page that holds every bar misses none', () => {
  expect(missedBars(good)).toEqual([]);
  expect(questionnaireReport(good)).toContain('every bar is held');
});

test('each bar that is missed is told, and what was not measured does not count as held', () => {
  const bad = {
    ...good,
    engine: { ...good.engine, left: { ...timed, median: 5 } },
    runs: [
      { ...run, all: { ...figures, worst: 100 }, shift: 0.03 },
      { ...run, all: { ...figures, worst: null } },
    ],
    lighthouse: [{ page, performance: 94, cumulativeLayoutShift: undefined }],
    weights: [{ page, wire: { script: 170_001 } }],
  };
  expect(missedBars(bad)).toEqual([
    '361 questions: worst interaction 100.0 ms, not under 100',
    '361 questions: layout shift 0.030, not 0.02',
    '361 questions: worst interaction – ms, not under 100',
    'engine: 5.00 ms, not under 5',
    '30 questions: performance 94, not 95',
    '30 questions: layout shift undefined',
    '30 questions: 170001 bytes of script, not 170000',
  ]);
});
