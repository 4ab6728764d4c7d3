import { readFileSync } from 'node:fs';
import { legalDays, summaryDueOn } from './legal-days';

const days = (kind: 'care' | 'data', since: string, nation: Parameters<typeof legalDays>[2] = null) => {
  const { acknowledgeBy, answerBy } = legalDays(kind, new Date(since), nation);
  return [acknowledgeBy.toISOString(), answerBy.toISOString()];
};

it.each([
  // A Monday in winter: Thursday, and twelve weeks or 30 days later.
  ['care', '2026-11-23T10:00:00Z', null, '2026-11-26T23:59:00.000Z', '2027-02-15T23:59:00.000Z'],
  ['data', '2026-11-23T10:00:00Z', null, '2026-11-26T23:59:00.000Z', '2026-12-23T23:59:00.000Z'],
  // The 30th day is Christmas: 25 and 28 December are holidays, 26 and 27 a weekend.
  ['data', '2026-11-25T10:00:00Z', null, '2026-11-30T23:59:00.000Z', '2026-12-29T23:59:00.000Z'],
  // Late in the evening of London's summer: still that day, and the end of a day is an hour earlier in UTC.
  ['data', '2026-06-19T22:30:00Z', null, '2026-06-24T22:59:00.000Z', '2026-07-20T22:59:00.000Z'],
  // Half past midnight in London is the next day already.
  ['care', '2026-06-19T23:30:00Z', null, '2026-06-24T22:59:00.000Z', '2026-09-14T22:59:00.000Z'],
  // St Andrew's Day is a holiday in Scotland alone.
  ['care', '2026-11-27T10:00:00Z', 'scotland', '2026-12-03T23:59:00.000Z', '2027-02-19T23:59:00.000Z'],
  ['care', '2026-11-27T10:00:00Z', 'england-and-wales', '2026-12-02T23:59:00.000Z', '2027-02-19T23:59:00.000Z'],
] as const)('%s, %s, %s', (kind, since, nation, acknowledgeBy, answerBy) => {
  expect(days(kind, since, nation)).toEqual([acknowledgeBy, answerBy]);
});

it('gives a regulator 28 days, beginning with the day after', () => {
  expect(summaryDueOn('2026-12-04')).toBe('2027-01-01');
});

it('says in words the days that it counts', () => {
  const { Complaints } = JSON.parse(readFileSync('messages/en.json', 'utf8'));
  expect(Complaints.steps.acknowledge).toContain('three working days');
  expect(Complaints.steps.answer).toMatch(/twelve weeks.*30 days/);
});
