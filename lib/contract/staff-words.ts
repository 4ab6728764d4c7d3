import { foldText } from './fold-text';

/** The words that staff look for among listings, without accents; a telephone number, however it is written, is one. */
export function listingWords(q: string): string[] {
  const folded = foldText(q);
  const digits = folded.replace(/\D/g, '');
  if (/^[+\d\s()./-]+$/.test(folded) && digits.length >= 6) return [digits.replace(/^(00)?44(0?)(?=\d{9})/, '')];
  return folded.split(' ').filter(Boolean);
}
