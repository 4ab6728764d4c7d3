import fc from 'fast-check';
import { arbitraryQuestionnaire } from '@/lib/answers/testing/arbitrary-questionnaire';
import { answerRoute } from './answer-route';
import { listRoutes } from './list-routes';
import { walkPath } from './walk-path';

it('leads along every route of any questionnaire', () => {
  fc.assert(
    fc.property(arbitraryQuestionnaire, ({ questions }) => {
      for (const { questionIds } of listRoutes(questions, 50).routes) {
        const path = walkPath(questions, answerRoute(questions, questionIds));
        expect(path.map(({ id }) => id)).toEqual(questionIds);
      }
    }),
    { numRuns: 300 },
  );
});
