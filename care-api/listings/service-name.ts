import { foldText } from '@/lib/contract/fold-text';

export function isNear(a: string, b: string): boolean {
  if (!isWhole(a) || !isWhole(b)) return true;
  return district(a) === district(b);
}

export function isWhole(postcode: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(compactPostcode(postcode));
}

function district(postcode: string): string {
  return compactPostcode(postcode).slice(0, -3);
}

export function compactPostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/\s/g, '');
}

/** 'The Shaw Side Care Home Ltd' and 'Shawside Care Home' alike. */
export function wholeTitle(title: string): string {
  return wordsOf(title)
    .filter((word) => !legalWords.has(word))
    .join('');
}

/** The name without what many are called: 'Neville House' of 'Neville House Residential Home'. */
export function properName(title: string): string {
  return wordsOf(title)
    .filter((word) => !legalWords.has(word) && !commonWords.has(word))
    .join('');
}

const legalWords = new Set(['the', 'ltd', 'limited', 'plc', 'llp', 'cic', 'co', 'company']);
const commonWords = new Set([
  ...['care', 'home', 'homes', 'residential', 'nursing', 'rest', 'retirement', 'centre', 'center'],
  ...['service', 'services', 'agency', 'for', 'of', 'and', 'at'],
]);

export function wordsOf(title: string): string[] {
  return foldText(title)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}
