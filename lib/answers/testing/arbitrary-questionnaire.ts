import fc from 'fast-check';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import { makeQuestion } from './make-question';

const values = ['a', 'b', 'c', 'd'];

/** Any questionnaire an author might write, broken ones too, with answers somebody might give. */
export const arbitraryQuestionnaire = fc
  .integer({ min: 1, max: 25 })
  .chain((count) =>
    fc
      .tuple(...Array.from({ length: count }, (_, index) => arbitraryQuestion(index + 1, count)))
      .chain((questions) =>
        fc.record({ questions: fc.constant<Question[]>(questions), answers: arbitraryAnswers(questions) }),
      ),
  );

function arbitraryQuestion(id: number, count: number) {
  const destination = fc.integer({ min: 1, max: count + 2 });
  return fc
    .record({
      choices: fc.oneof(fc.constant<string[]>([]), fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 })),
      jumps: fc.array(fc.tuple(fc.option(fc.constantFrom(...values)), destination), { maxLength: 3 }),
      multiple: fc.boolean(),
      required: fc.boolean(),
      inputKind: fc.constantFrom(null, 'long' as const, 'statement' as const),
    })
    .map((made) => makeQuestion({ id, ...made }));
}

function arbitraryAnswers(questions: readonly Question[]): fc.Arbitrary<Answers> {
  const answer = (question: Question) => {
    const offered = question.choices.map(({ value }) => value);
    if (offered.length === 0)
      return fc.oneof(
        fc.constant([]),
        fc.constantFrom('a', ' x ', '  ').map((text) => [text]),
      );
    return question.multiple
      ? fc.subarray(offered)
      : fc.option(fc.constantFrom(...offered), { nil: null }).map((value) => (value === null ? [] : [value]));
  };
  return fc
    .tuple(...questions.map(answer))
    .map((all) => new Map(all.map((values, index) => [questions[index]?.id ?? 0, values])));
}
