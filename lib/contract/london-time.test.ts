import { endOfLondonDay, londonOffset, readLondonTime, toLondonDay, toLondonTime } from './london-time';

const said = (local: string) => {
  const time = readLondonTime(local);
  if (time === null) return null;
  if (time.state === 'twice') return [time.earlier.toISOString(), time.later.toISOString()];
  return time.state === 'once' ? time.at.toISOString() : `${time.at.toISOString()} as ${time.instead}`;
};

it.each([
  ['2026-11-22T09:30', '2026-11-22T09:30:00.000Z'],
  ['2027-07-01T00:00', '2027-06-30T23:00:00.000Z'],
  ['2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T01:00', '2027-03-28T01:00:00.000Z as 2027-03-28T02:00'],
  ['2027-03-28T01:30', '2027-03-28T01:30:00.000Z as 2027-03-28T02:30'],
  ['2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25T00:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T01:00', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
  ['2026-10-25T01:59', ['2026-10-25T00:59:00.000Z', '2026-10-25T01:59:00.000Z']],
  ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ['2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
  ['9999-12-31T23:59', '9999-12-31T23:59:00.000Z'],
  ['2027-02-29T12:00', null],
  ['2027-04-31T12:00', null],
  ['2027-01-01T24:00', null],
  ['2027-01-01T12:60', null],
  ['2027-01-01 12:00', null],
  ['2027-1-1T12:00', null],
  ['2027-01-01T12:00Z', null],
  ['tomorrow', null],
  ['', null],
])('%s on London’s clocks is %j', (local, moment) => {
  expect(said(local)).toEqual(moment);
});

it.each([
  ['2027-05-31T22:59:59Z', '2027-05-31', '2027-05-31T22:59:00.000Z'],
  ['2027-05-31T23:00:00Z', '2027-06-01', '2027-06-01T22:59:00.000Z'],
  ['2026-12-31T23:59:59Z', '2026-12-31', '2026-12-31T23:59:00.000Z'],
  ['2027-10-31T22:30:00Z', '2027-10-31', '2027-10-31T23:59:00.000Z'],
])('%s is in London on %s, which ends at %s', (at, day, end) => {
  expect(toLondonDay(new Date(at))).toBe(day);
  expect(endOfLondonDay(day)?.toISOString()).toBe(end);
});

it('what is no day has no end', () => {
  expect(endOfLondonDay('2027-02-29')).toBeNull();
});

it('every moment of two years is shown by the clocks as they read it', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let hour = 0; hour < 2 * 366 * 24; hour += 1) {
    const at = new Date(start + hour * 3_600_000 + 30 * 60_000);
    const time = readLondonTime(toLondonTime(at));
    const read = time?.state === 'once' ? [time.at] : time?.state === 'twice' ? [time.earlier, time.later] : [];
    expect(read.map(Number)).toContain(Number(at));
    expect([0, 60]).toContain(londonOffset(at));
  }
});
