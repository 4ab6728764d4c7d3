import { foldText } from '@/lib/contract/fold-text';
import type { RegisterFacts } from '@/lib/contract/listing';

/** The Care Inspectorate's, from 1. */
const sixGrades = ['unsatisfactory', 'weak', 'adequate', 'good', 'veryGood', 'excellent'] as const;
/** The Care Quality Commission's words. */
const fourGrades = {
  outstanding: 'outstanding',
  good: 'good',
  'requires improvement': 'requiresImprovement',
  inadequate: 'inadequate',
} as const;

export type Rating = NonNullable<RegisterFacts['rating']>;
type WordGrade = (typeof fourGrades)[keyof typeof fourGrades];
type GradeName = (typeof sixGrades)[number] | WordGrade;
type ReadGrade = { name: GradeName; scale: 'six' } | { name: WordGrade; scale: 'four' };

export type ShownRating = Rating & {
  regulator: string;
  /** On the scale of words, each of which has a ground of its own. */
  word: WordGrade | null;
  isOld: boolean;
};

export function shownRating(register: RegisterFacts | null, today: Date): ShownRating | null {
  if (!register?.rating) return null;
  const { regulator, rating } = register;
  const known = readGrade(rating);
  const word = known?.scale === 'four' ? known.name : null;
  return { ...rating, regulator, word, isOld: isOldRating(rating.publishedOn, today) };
}

const yearsFresh = 3;

function isOldRating(publishedOn: string | null, today: Date): boolean {
  if (!publishedOn) return false;
  const until = new Date(publishedOn);
  until.setUTCFullYear(until.getUTCFullYear() + yearsFresh);
  return until < today;
}

export function readGrade({ grade, outOf }: Pick<Rating, 'grade' | 'outOf'>): ReadGrade | null {
  if (outOf) {
    const name = outOf === sixGrades.length && /^\d$/.test(grade) ? sixGrades[Number(grade) - 1] : undefined;
    return name ? { name, scale: 'six' } : null;
  }
  const word = foldText(grade);
  return isFourGrade(word) ? { name: fourGrades[word], scale: 'four' } : null;
}

function isFourGrade(word: string): word is keyof typeof fourGrades {
  return Object.hasOwn(fourGrades, word);
}
