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

const initials = /(?<![\p{L}\p{N}'’])\p{L}(?:(?:\s*(?:[&+]|\band\b)\s*|[.\s]\s*)\p{L}(?![\p{L}\p{N}]))+/gu;

/** Letters that folding leaves, and that many who write the language type plain. */
const ownLetters: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

function plainLetters(folded: string): string {
  return folded.replace(/[ıłøđßæœ]/g, (letter) => ownLetters[letter] ?? letter);
}

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
