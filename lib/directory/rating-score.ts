import type { RegisterFacts } from '@/lib/contract/listing';

type Rating = NonNullable<RegisterFacts['rating']>;

/** The Care Quality Commission's words, the worst first. */
const inWords = ['inadequate', 'requires improvement', 'good', 'outstanding'];

/** From 0, the worst there is, to 1, so that scales compare; null for words nobody knows. */
export function ratingScore({ grade, outOf }: Rating): number | null {
  const word = inWords.indexOf(grade.trim().toLowerCase());
  if (word !== -1) return word / (inWords.length - 1);
  const number = Number(grade);
  if (!outOf || outOf < 2 || !Number.isFinite(number)) return null;
  return Math.min(Math.max((number - 1) / (outOf - 1), 0), 1);
}
