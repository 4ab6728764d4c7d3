const day = 86_400_000;

/** '2027-01-04': the day that many days from now, in London. A day that is written down is past one day. */
export function daysFromNow(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() + days * day);
}
