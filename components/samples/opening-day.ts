/** The sample opening always lies ahead: the first day of the month after next. */
export function openingDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
}

/** Whole days, hours, minutes and seconds of a time span; zeros once it is over. */
export function splitSpan(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
