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

test('what is tried at random is tried a tenth as often, in the sweep in full', () => {
  expect([load('').tenthOf(200), load('').tenthOf(5), load('1').tenthOf(200)]).toEqual([20, 1, 200]);
});

test('what cannot be parted runs for the first alone', () => {
  expect(load('').firstOf(pages, 2)).toEqual(['/', '/faq']);
});
