import { toDraft } from './draft';
import { makeQuestion } from './testing/make-question';
import { whereToGoOn } from './where-to-go-on';

const statement = makeQuestion({ id: 1, inputKind: 'statement' });
const asked = [2, 3, 4].map((id) => makeQuestion({ id }));
const questions = [statement, ...asked];
const after = (...given: number[]) => {
  const draft = toDraft(questions, new Map(given.map((id) => [id, ['said']])), new Date());
  return whereToGoOn(questions, draft);
};

it('counts what is asked, not what is only read', () => {
  expect(after(2)).toEqual({ number: 2, headline: 'Question 3?' });
  expect(after(2, 3)).toEqual({ number: 3, headline: 'Question 4?' });
  expect(after()).toEqual({ number: 1, headline: 'Question 1?' });
});

it('is nowhere once all was gone through', () => {
  expect(after(2, 3, 4)).toBeNull();
});
