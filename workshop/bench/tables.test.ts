import {
  lighthouseTable,
  memoryTable,
  missedTargets,
  progressLine,
  speedTable,
  targetLines,
  weightTable,
} from './tables.mjs';

const megabyte = 1024 * 1024;
const measured = {
  connections: 1,
  requests: 200,
  perSecond: 40,
  p50: 25,
  p99: 80,
  slowest: 90,
  failed: 0,
  under60: 0.979,
};
const run = {
  page: 'filtered (ever new queries)',
  connections: 1,
  site: measured,
  bare: { ...measured, perSecond: 4000, p50: 0.2, p99: 1.25, failed: 2 },
  repeated: 3,
  peak: { site: 300 * megabyte, database: 500 * megabyte },
};
const busier = { ...run, connections: 10, peak: { site: 200 * megabyte, database: 600 * megabyte } };
const runs = [run, busier];

test('a run stands beside the bare server, with what failed on either', () => {
  const cells = speedTable(runs).split('\n')[2]?.split(/ {2,}/);
  expect(cells).toEqual([
    ...['filtered (ever new queries)', '1', '40', '25.0', '80.0', '90.0', '300', '2', '3'],
    ...['4,000', '0.20', '1.25', '1 %'],
  ]);
});

test('the aim counts the answers under 60 ms at one connection, rounded down', () => {
  expect(targetLines(runs)).toEqual([
    'filtered (ever new queries): 98 % of 200 answers under 60 ms at one connection (p50 25.0, p99 80.0)',
  ]);
});

test('the aim is missed where half of the answers at one connection are later', () => {
  const late = { ...measured, p50: 60 };
  expect(missedTargets([...runs, { ...busier, site: late }])).toEqual([]);
  expect(missedTargets([{ ...run, site: late }])).toEqual([run.page]);
});

test('a run in progress is one line', () => {
  expect(progressLine(run)).toBe(
    'filtered (ever new queries), connections 1: 40 requests/s, p50 25.0 ms; bare server 4,000 requests/s, p50 0.20 ms',
  );
});

test('memory: idle, the highest peak of all runs, and what remains', () => {
  const memory = {
    idle: { site: 90 * megabyte, database: null },
    after: { site: 250 * megabyte, database: 550 * megabyte },
  };
  const lines = memoryTable(memory, runs).split('\n').slice(2);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['site', '90', '300', '250'],
    ['database', '–', '600', '550'],
  ]);
});

test('a page is weighed by kinds; what is left over is other, and the HTML by brotli may be missing', () => {
  const html = { status: 200, gzip: 12_340, brotli: null, cache: 'HIT', cacheControl: null };
  const wire = { document: 12_500, script: 140_000, font: 30_000, manifest: 500, total: 183_000, requests: 14 };
  const row = weightTable([{ page: 'home', html, wire }]).split('\n')[2];
  expect(row?.split(/ {2,}/)).toEqual([
    ...['home', '12.3', '–', 'HIT'],
    ...['140.0', '0.0', '30.0', '0.0', '0.0', '0.5', '183.0', '14'],
  ]);
});

test('Lighthouse names what failed', () => {
  const result = {
    page: 'home',
    performance: 97,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    largestContentfulPaint: 2134.5,
    totalBlockingTime: 20,
    cumulativeLayoutShift: 0.01234,
    failed: ['errors-in-console'],
  };
  const row = lighthouseTable([result]).split('\n')[2];
  expect(row?.split(/ {2,}/)).toEqual(['home', '97', '100', '96', '100', '2,135', '20', '0.012', 'errors-in-console']);
});
