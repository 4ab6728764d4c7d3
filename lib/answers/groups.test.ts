import fc from 'fast-check';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { givenAnswers } from './given-answers';
import { chunk, filterGroups } from './groups';
import { memoizedWalk } from './memoized-walk';
import { arbitraryQuestionnaire } from './testing/arbitrary-questionnaire';

it('groups keep every item and their order', () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunk([], 2)).toEqual([]);
});

it('groups of what is kept have no empty one', () => {
  expect(filterGroups([[1, 2], [3, 4], [5]], [1, 2, 5])).toEqual([[1, 2], [5]]);
});

it('a steady walk goes where a walk goes, and is the same where nothing changed', () => {
  fc.assert(
    fc.property(arbitraryQuestionnaire, ({ questions, answers }) => {
      const walk = memoizedWalk(questions);
      const given = givenAnswers(answers);
      walk(new Map());
      const path = walk(given);
      expect(path).toEqual(walkPath(questions, given));
      expect(walk(new Map(given))).toBe(path);
    }),
  );
});
