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
  '(blank)',
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
