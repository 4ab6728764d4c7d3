import { makePhrases } from './phrases';

const grades = ['outstanding', 'good', 'requires improvement', 'inadequate'];

/** How people ask for a grade of the Care Quality Commission, each with its key in the word index. Only praise is 'good' alone. */
export const askedRatings = makePhrases([
  ['outstanding', ratingKey('outstanding')],
  ...grades.flatMap((grade) =>
    [
      `rated ${grade}`,
      `cqc ${grade}`,
      `cqc rated ${grade}`,
      `${grade} cqc`,
      `${grade} rating`,
      `${grade} cqc rating`,
    ].map((phrase) => [phrase, ratingKey(grade)] as const),
  ),
]);

export function ratingKey(grade: string): string {
  return `#rated ${grade.trim().toLowerCase()}`;
}
