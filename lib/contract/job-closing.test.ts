import { statusAt } from './job-closing';

const at = (validThrough: string | null, now: string) =>
  statusAt({ status: 'Open', job: { validThrough } }, new Date(now));

it.each([
  ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', 'Open'],
  ['2026-12-01T00:00:00Z', '2026-12-01T23:59:59Z', 'Open'],
  ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', 'Closed'],
  // In summer London is an hour ahead.
  ['2027-06-15T00:00:00Z', '2027-06-15T22:59:59Z', 'Open'],
  ['2027-06-15T00:00:00Z', '2027-06-15T23:00:00Z', 'Closed'],
  ['2027-06-14T23:00:00Z', '2027-06-15T12:00:00Z', 'Open'],
  [null, '2030-01-01T00:00:00Z', 'Open'],
])('a job to %s is at %s %s', (last, now, status) => {
  expect(at(last, now)).toBe(status);
});

it('is no more open for what is closed or on hold, and what is no job has no last day', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  expect(statusAt({ status: 'Closed', job: { validThrough: '2027-01-01T00:00:00Z' } }, now)).toBe('Closed');
  expect(statusAt({ status: 'OnHold', job: null }, now)).toBe('OnHold');
});
