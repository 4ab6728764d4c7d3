import { foldText } from '@/lib/contract/fold-text';

/** A word of a text as search compares it, as it was written but folded, and where it stands in the text as given. */
export type Word = { word: string; written: string; start: number; end: number };

/** Letters and digits; an apostrophe belongs to its word, a hyphen parts two. */
const pattern = /[\p{L}\p{M}\p{N}]+(?:['’`´][\p{L}\p{M}\p{N}]+)*/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const written = foldText(found).replace(/[^\p{L}\p{N}]/gu, '');
    return written ? [{ word: toSingular(written), written, start: index, end: index + found.length }] : [];
  });
}

/** The words of a text that is folded already, as written, without their places: of thousands of listings at a time. */
export function foldedWords(folded: string): string[] {
  return (folded.match(pattern) ?? []).map((found) => found.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean);
}

/** 'homes' and 'home', 'nurseries' and 'nursery', "alzheimer's" and 'alzheimer' are one word; 'wells' too, on both sides. */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
