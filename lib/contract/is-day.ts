/** Whether it is a day that there is, such as '2028-02-29': what `Date.parse` takes for 3 March, '2026-02-31', is none. */
export function isDay(value: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN;
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value);
}
