import { foldText } from './fold-text';

/** Letters that folding leaves, and that many who write the language type plain. */
const ownLetters: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

export function plainLetters(folded: string): string {
  return folded.replace(/[ıłøđßæœ]/g, (letter) => ownLetters[letter] ?? letter);
}

/**
 * A name as people look for it: plain letters, no apostrophes, `&` as 'and', 'Saint' as 'St', and letters that stand alone
 * as one word, so that 'H & H' is 'hh'. The database has the same as `plain_name`.
 */
export function foldName(value: string): string {
  return plainLetters(foldText(value))
    .replaceAll('&', ' and ')
    .replace(/['’‘`´.]/g, '')
    .replace(/[\s!-/:-@[-`{-~–—“”«»…]+/g, ' ')
    .trim()
    .replace(/(?<![^ ])saint(?![^ ])/g, 'st')
    .replace(/(?<![^ ])([a-z]) (?:and )?(?=[a-z](?![^ ]))/g, '$1');
}

/** Whether somebody may be looking for a name: letters, and the signs that stand in names. */
export function isName(q = ''): boolean {
  return /\p{L}/u.test(q) && /^[\p{L}\p{M}\p{N}\s'’‘`´.&-]+$/u.test(q);
}

/** Where a list finds fewer rows than this by what was typed, names that are written otherwise may be what is meant. */
export const fewRows = 25;
