import fc from 'fast-check';
import { draftInput } from '@/lib/contract/draft';
import { carryOver, isSameDraft, mergeDrafts, toDraft } from './draft';
import { givenAnswers } from './given-answers';
import { fromWords, toWords } from './plain-form';
import { questionKeys } from './question-keys';
import { arbitraryQuestionnaire } from './testing/arbitrary-questionnaire';
import { early, late, makeDraft, valuesOf } from './testing/make-draft';
import { makeQuestion } from './testing/make-question';

describe('a draft', () => {
  it('brings back what was given, as long as the questions are the same', () => {
    fc.assert(
      fc.property(arbitraryQuestionnaire, ({ questions, answers }) => {
        const carried = carryOver(questions, toDraft(questions, answers, new Date()));
        expect(carried.hasChanged).toBe(false);
        for (const { id, inputKind, choices, questionType } of questions) {
          const isStatement = inputKind === 'statement' && questionType === 'text';
          const unasked = isStatement || (questionType === 'multiple-choice' && choices.length === 0);
          if (!unasked) expect(carried.answers.get(id) ?? []).toEqual(answers.get(id) ?? []);
        }
      }),
    );
  });

  it('is one that the API takes, whatever was pasted', () => {
    const draft = toDraft([makeQuestion({ id: 1 })], new Map([[1, ['care\u0002giver\u000b']]]), new Date());
    expect(draftInput.parse(draft).answers).toEqual([{ identifier: 'q-1', values: ['caregiver'] }]);
  });

  it('is known by identifiers, or by numbers where those do not tell questions apart', () => {
    const questions = ['a', 'b', 'b', ''].map((identifier, index) => makeQuestion({ id: index + 1, identifier }));
    expect([...questionKeys(questions).values()]).toEqual(['a', '#2', '#3', '#4']);
  });

  it('carries over what still means the same when the questions changed, and counts what does not', () => {
    const before = makeDraft({ pet: ['dog'], toys: ['ball', 'rope'], why: ['because'], gone: ['x'], blank: [] });
    const now = [
      makeQuestion({ id: 21, identifier: 'why', version: 2 }),
      makeQuestion({ id: 22, identifier: 'toys', choices: ['rope', 'stick'], multiple: true, version: 2 }),
      makeQuestion({ id: 23, identifier: 'pet', choices: ['cat'], version: 2 }),
    ];
    const { answers, hasChanged, lost } = carryOver(now, before);
    expect([...givenAnswers(answers)]).toEqual([
      [22, ['rope']],
      [21, ['because']],
    ]);
    expect({ hasChanged, lost }).toEqual({ hasChanged: true, lost: 2 });
  });

  it('loses nothing where two meet: the newer one’s answers, and the other’s besides', () => {
    const merged = mergeDrafts(
      makeDraft({ a: ['new'], b: [] }, late),
      makeDraft({ a: ['old'], b: ['old'], c: ['old'] }),
    );
    expect(valuesOf(merged)).toEqual({ a: ['new'], b: [], c: ['old'] });
    expect(merged.clientTime).toBe(late);
  });

  it('is the same as one that says the same', () => {
    expect(isSameDraft(makeDraft({ a: ['1'], b: ['2'], c: [] }), makeDraft({ b: ['2'], a: ['1'] }, late))).toBe(true);
    expect(isSameDraft(makeDraft({ a: ['1'] }), makeDraft({ a: ['1', '2'] }))).toBe(false);
    expect(isSameDraft(makeDraft({ a: ['1'] }), makeDraft({ a: ['1'] }, early, '7.2'))).toBe(false);
  });
});

it('a draft comes back from the words of a plain form', () => {
  const given = makeDraft({ a: ['ü', '2'], b: ['x'.repeat(500)], version: [], clientTime: ['of their own'] });
  expect(fromWords(toWords(given))).toEqual(given);
});
