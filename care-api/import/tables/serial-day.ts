const day = 86_400_000;

/** '2025-12-19' for 46010: the days of a spreadsheet, which thinks there was a 29th of February in 1900. */
export function serialDay(serial: number, is1904 = false): string {
  const whole = Math.floor(serial) + (is1904 ? 1_462 : 0);
  const date = new Date((whole + (whole < 60 ? 1 : 0)) * day + Date.UTC(1899, 11, 30));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
