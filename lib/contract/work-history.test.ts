import fc from 'fast-check';
import { listGaps, type Span } from './work-history';

const day = 86_400_000;
const start = Date.parse('2019-12-30');
const toDay = (number: number) => new Date(start + number * day).toISOString().slice(0, 10);

/** Day by day, as somebody with a calendar would. */
function gapsByHand(spans: readonly Span[], sentOn: string) {
  if (spans.length === 0) return [];
  const first = spans.map(({ from }) => from).sort()[0] ?? '';
  const gaps: { from: string; until: string }[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length >= 28) gaps.push({ from: open[0] ?? '', until: open.at(-1) ?? '' });
    open = [];
  };
  for (let at = Date.parse(first); at <= Date.parse(sentOn); at += day) {
    const on = new Date(at).toISOString().slice(0, 10);
    const isKnown = spans.some(({ from, until }) => from <= on && on <= (until ?? sentOn));
    if (isKnown) close();
    else open.push(on);
  }
  close();
  return gaps;
}

it('finds each time of 28 days and more that nothing is said of, and none besides', () => {
  const span = fc.record({ from: fc.nat(400), days: fc.nat(120), goesOn: fc.boolean() });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), fc.integer({ min: 400, max: 560 }), (made, sent) => {
      const spans = made.map(({ from, days, goesOn }, place) => ({
        from: toDay(from),
        until: goesOn && place === 0 ? null : toDay(from + days),
      }));
      expect(listGaps(spans, toDay(sent))).toEqual(gapsByHand(spans, toDay(sent)));
    }),
  );
});

it('counts both ends: 27 days need no word, 28 do, also over a leap day', () => {
  const before = { from: '2023-06-01', until: '2024-02-10' };
  const gapUntil = (from: string) => listGaps([before, { from, until: null }], '2026-01-01');
  expect(gapUntil('2024-03-09')).toEqual([]);
  expect(gapUntil('2024-03-10')).toEqual([{ from: '2024-02-11', until: '2024-03-09' }]);
});

it('asks about the time until the application, and about nothing where nothing is said', () => {
  expect(listGaps([], '2026-01-01')).toEqual([]);
  expect(listGaps([{ from: '2020-01-01', until: '2025-12-04' }], '2026-01-01')).toEqual([
    { from: '2025-12-05', until: '2026-01-01' },
  ]);
});
