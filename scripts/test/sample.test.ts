type Sample = typeof import('./sample.mjs');

function load(sweep: string): Sample {
  process.env.TEST_SWEEP = sweep;
  let sample: Sample | undefined;
  jest.isolateModules(() => {
    sample = require('./sample.mjs');
  });
  return sample!;
}
const before = process.env.TEST_SWEEP;
afterAll(() => {
  process.env.TEST_SWEEP = before ?? '';
});

const pages = ['/', '/faq', '/form', '/blog', '/team'];

test('items take turns: each comes once, each turn has its share', () => {
  const { inTurn } = load('');
  const shares = [0, 1, 2].map((turn) => inTurn(pages, turn, 3));
  expect(shares).toEqual([['/', '/blog'], ['/faq', '/team'], ['/form']]);
});

test('the sweep leaves nothing out', () => {
  const { inTurn, firstOf } = load('1');
  for (const turn of [0, 1, 2]) expect(inTurn(pages, turn, 3)).toEqual(pages);
  expect(firstOf(pages, 2)).toEqual(pages);
});

test('what cannot be parted runs for the first alone', () => {
  expect(load('').firstOf(pages, 2)).toEqual(['/', '/faq']);
});
