/** The day of a moment in London, as the spec writes it under comments: 2026-11-21. */
export function isoDay(moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date(moment));
}
