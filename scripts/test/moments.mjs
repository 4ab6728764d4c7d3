/**
 * When tests are run: a moment, and the zone that the processes live in. London's days and ours are not UTC's, and the
 * zones are the ends of the inhabited world; each stands here twice at least, and each moment once.
 * @typedef {{ at: string, zone: string, what: string }} Moment
 */

/** @param {Date} now @returns {Moment[]} */
export function listMoments(now = new Date()) {
  return [
    { at: '2026-12-31T23:50:00Z', zone: 'Pacific/Auckland', what: 'the year ends' },
    { at: '2027-02-28T23:30:00Z', zone: 'America/Los_Angeles', what: 'February ends' },
    { at: '2027-03-26T10:00:00Z', zone: 'UTC', what: 'Good Friday' },
    { at: '2027-03-27T00:58:00Z', zone: 'Europe/London', what: 'a day before clocks go forward' },
    { at: '2027-03-28T00:58:00Z', zone: 'Europe/London', what: 'clocks go forward' },
    { at: '2027-05-31T23:05:00Z', zone: 'Pacific/Auckland', what: 'the first of a month, 00:05 in London' },
    { at: '2027-10-31T00:58:00Z', zone: 'Europe/London', what: 'clocks go back' },
    { at: '2028-02-29T12:00:00Z', zone: 'UTC', what: 'a leap day' },
    { at: inMonths(now, 13), zone: 'America/Los_Angeles', what: 'thirteen months from now' },
  ];
}

function inMonths(now, months) {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() + months);
  return `${at.toISOString().slice(0, 19)}Z`;
}
