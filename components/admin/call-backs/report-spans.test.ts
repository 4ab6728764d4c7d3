import { reportSpans } from './report-spans';

const at = (moment: string) => Object.fromEntries(reportSpans(new Date(moment)).map(({ key, ...span }) => [key, span]));

it.each([
  ['2027-03-15T12:00:00Z', '2027-03-01', '2027-02-01', '2027-02-28'],
  ['2028-03-31T12:00:00Z', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['2027-01-01T00:10:00Z', '2027-01-01', '2026-12-01', '2026-12-31'],
  // In London it is the first of June by then.
  ['2027-05-31T23:10:00Z', '2027-06-01', '2027-05-01', '2027-05-31'],
])('at %s this month begins on %s and the last one is %s to %s', (moment, thisMonth, from, to) => {
  expect(at(moment)).toMatchObject({ thisMonth: { from: thisMonth }, lastMonth: { from, to } });
});

it('ends what is not over with today', () => {
  expect(at('2027-03-15T12:00:00Z')).toMatchObject({
    thisMonth: { to: '2027-03-15' },
    weeks: { from: '2026-12-22', to: '2027-03-15' },
  });
});
