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
type GradeName = (typeof sixGrades)[number] | (typeof fourGrades)[keyof typeof fourGrades];
type ReadGrade = { name: GradeName; scale: 'six' | 'four' };

/** A grade on one of the two scales we have words for; null on any other. */
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
