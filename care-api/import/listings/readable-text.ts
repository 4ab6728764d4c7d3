const nothing = new Set([
  'na',
  'n/a',
  'n.a.',
  '-',
  '–',
  '--',
  '.',
  'none',
  'nil',
  'null',
  'tbc',
  'tba',
  'unknown',
  'not known',
]);

/** '' for what people write into a cell they have nothing for. */
export function saidText(text: string): string {
  const plain = plainText(text);
  return nothing.has(plain.toLowerCase()) ? '' : plain;
}

export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'ML43NR' and 'g64  4de' as they are written on an envelope; what is no UK postcode stays. */
export function asPostcode(postcode: string): string {
  const written = postcode.toUpperCase();
  const [, outward, inward] = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/.exec(written) ?? [];
  return outward && inward ? `${outward} ${inward}` : written;
}
