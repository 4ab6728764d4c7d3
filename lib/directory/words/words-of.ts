import { plainLetters } from '@/lib/contract/fold-name';
import { foldText } from '@/lib/contract/fold-text';
import { partUnspaced } from './part-unspaced';

/** A word of a text as search compares it, as it was written but folded, and where it stands in the text as given. */
export type Word = { word: string; written: string; start: number; end: number };

/** Letters and digits; an apostrophe belongs to its word, a hyphen parts two. */
const pattern = /[\p{L}\p{M}\p{N}]+(?:['’`´][\p{L}\p{M}\p{N}]+)*/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)]
    .flatMap(({ 0: found, index }) => partUnspaced(found, index))
    .flatMap(({ text: found, start }) => {
      const written = plainLetters(foldText(withoutSuffix(found))).replace(/[^\p{L}\p{N}]/gu, '');
      return written ? [{ word: toSingular(written), written, start, end: start + found.length }] : [];
    });
}

export function foldedWords(folded: string): string[] {
  const words = plainLetters(folded).match(pattern) ?? [];
  return words.map((found) => found.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean);
}

/** Letters that stand alone, as the one word that people type: 'h and h', 'h & h' and 'h.h.' are 'hh'. */
export function initialsIn(folded: string): string[] {
  return [...folded.matchAll(initials)].map(([found]) => found.replace(/\band\b|[^\p{L}]/gu, ''));
}

/** A short word and its neighbour as the one word that people type: 'ty helyg' is 'tyhelyg', 'st swithins' 'stswithins'. */
export function joinedIn(folded: string): string[] {
  const words = foldedWords(folded);
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return Math.min(before.length, word.length) < 4 ? [before + word] : [];
  });
}

const initials = /(?<![\p{L}\p{N}'’])\p{L}(?:(?:\s*(?:[&+]|\band\b)\s*|[.\s]\s*)\p{L}(?![\p{L}\p{N}]))+/gu;

/** Turkish writes where behind an apostrophe: "Leeds'te" is in Leeds. */
function withoutSuffix(word: string): string {
  return word.replace(/(?<=\p{L}{3})['’`´](?:[dt][ae](?:n|ki)?|n?[ıiuü]n|y[ae])$/iu, '');
}

/** 'homes' and 'home', 'nurseries' and 'nursery', "alzheimer's" and 'alzheimer' are one word; 'wells' too, on both sides. */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
