/** Figures as people read them; a dash for what was not measured. */
export function whole(value) {
  return value === null || value === undefined ? '–' : Math.round(value).toLocaleString('en-GB');
}

/** Milliseconds: one decimal from ten on, two below. */
export function milliseconds(value) {
  if (value === null || value === undefined) return '–';
  return value.toFixed(value < 10 ? 2 : 1);
}

/** Kilobytes of a thousand bytes, as browsers show what went over the wire. */
export function kilobytes(bytes) {
  return bytes === null || bytes === undefined ? '–' : (bytes / 1000).toFixed(1);
}

export function megabytes(bytes) {
  return whole(bytes === null || bytes === undefined ? null : bytes / 1024 ** 2);
}

/** The part in hundredths of all: `12 %`. */
export function percentOf(part, all) {
  return all > 0 ? `${whole((100 * part) / all)} %` : '–';
}
