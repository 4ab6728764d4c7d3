import { foldText } from '@/lib/contract/fold-text';

/** False where both say a district, in a whole postcode or alone, and not the same. */
export function isNear(a: string, b: string): boolean {
  const [one, other] = [district(a), district(b)];
  return one === null || other === null || one === other;
}

export function isWhole(postcode: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(compactPostcode(postcode));
}

function district(postcode: string): string | null {
  const compact = compactPostcode(postcode);
  if (isWhole(postcode)) return compact.slice(0, -3);
  return /^[A-Z]{1,2}\d[A-Z\d]?$/.test(compact) ? compact : null;
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
