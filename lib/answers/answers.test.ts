import fc from 'fast-check';
import { toFault } from '@/lib/contract/faults';
import { typed } from '@/lib/contract/wire';
import { type Answers, isAnswerable } from '@/lib/questionnaire/flow';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { faultOf, faultsOf } from './answer-fault';
import { answerTexts } from './answer-text';
import { autocompleteOf } from './autocomplete-of';
import { readAnswers } from './form-answers';
import { givenAnswers } from './given-answers';
import { progressOf } from './progress-of';
import { toReference } from './read-reference';
import { refusedQuestions } from './refused-questions';
import { arbitraryQuestionnaire } from './testing/arbitrary-questionnaire';
import { makeQuestion } from './testing/make-question';
import { textsOf } from './texts-of';
import { submissionKey, toRecords } from './to-records';
import { versionOf } from './version-of';

const about = { listingId: 41, userId: 'me', now: new Date('2026-01-02T03:04:05Z') };
const pets = [
  makeQuestion({ id: 1, choices: ['cat', 'dog'], jumps: [['dog', 3]], required: true }),
  makeQuestion({ id: 2 }),
  makeQuestion({ id: 3, choices: ['ball', 'rope'], multiple: true }),
  makeQuestion({ id: 4, inputKind: 'statement' }),
];

describe('what is sent', () => {
  it('is one record for each value, spelt as the published client spells it, without what was jumped over', () => {
    const answers = new Map([
      [1, ['dog']],
      [2, ['left over']],
      [3, ['rope', 'ball']],
      [4, ['read']],
    ]);
    const records = toRecords(pets, answers, about);
    expect(
      records.map(({ QuestionId, ResponseLabel, ResponseValue }) => [QuestionId, ResponseLabel, ResponseValue]),
    ).toEqual([
      [1, 'Label dog', 'dog'],
      [3, 'Label rope', 'rope'],
      [3, 'Label ball', 'ball'],
    ]);
    expect(records[0]).toEqual({
      Id: 0,
      QuestionnaireId: 7,
      QuestionId: 1,
      UserId: 'me',
      ResponseLabel: 'Label dog',
      ResponseValue: 'dog',
      ResponseDate: '2026-01-02T03:04:05.000Z',
      TypeId: 41,
      CreatedDate: '2026-01-02T03:04:05.000Z',
      Active: true,
    });
  });

  it('carries the headline for text, and the text without spaces around it', () => {
    const [record] = toRecords([makeQuestion({ id: 9 })], new Map([[9, ['  words ']]]), about);
    expect(record).toMatchObject({ ResponseLabel: 'Question 9?', ResponseValue: 'words' });
    expect(toRecords([makeQuestion({ id: 9 })], new Map([[9, ['   ']]]), about)).toEqual([]);
  });

  it('has no sign that nobody sees, which the API would refuse, and is no answer where that is all', () => {
    const given = new Map([[9, ['care\u0002giver:\u000bten years\u007f\tand more']]]);
    const [record] = toRecords([makeQuestion({ id: 9 })], given, about);
    expect(record?.ResponseValue).toBe('caregiver:\nten years\tand more');
    expect(typed(10_000).safeParse(record?.ResponseValue).success).toBe(true);
    expect(givenAnswers(new Map([[9, [' \u0007']]])).size).toBe(0);
  });

  it('is exactly what counts on the way, whatever the questionnaire and the answers', () => {
    fc.assert(
      fc.property(arbitraryQuestionnaire, ({ questions, answers }) => {
        const given = givenAnswers(answers);
        const path = new Set(walkPath(questions, given));
        const sent = toRecords(questions, answers, about).map(
          ({ QuestionId, ResponseValue }) => `${QuestionId} ${ResponseValue}`,
        );
        const counting = questions.flatMap((question) =>
          path.has(question) && isAnswerable(question)
            ? (given.get(question.id) ?? []).map((value) => `${question.id} ${value}`)
            : [],
        );
        expect(sent).toEqual(counting);
      }),
    );
  });

  it('has one name as long as it is the same', () => {
    const key = (pet: string, startedAt: string) =>
      submissionKey(toRecords(pets, new Map([[1, [pet]]]), about), startedAt);
    expect(key('dog', 'a')).toBe(key('dog', 'a'));
    expect(new Set([key('dog', 'a'), key('cat', 'a'), key('dog', 'b')]).size).toBe(3);
    expect(key('dog', 'a')).toMatch(/^[\w-]{3,200}$/);
  });
});

describe('what is wrong with an answer', () => {
  const kind = (inputKind: 'email' | 'phone' | 'number' | 'date') => makeQuestion({ id: 1, inputKind });
  it.each([
    [kind('email'), 'edith@example.org', null],
    [kind('email'), 'edith', 'email'],
    [kind('phone'), '+44 (0)1632 960-111', null],
    [kind('phone'), '12345', 'phone'],
    [kind('phone'), '3333333', 'phone'],
    [kind('phone'), 'ring me', 'phone'],
    [kind('number'), '1,250.50', null],
    [kind('number'), 'two', 'number'],
    [kind('date'), '2026-02-03', null],
    [kind('date'), 'soon', 'date'],
    [makeQuestion({ id: 1 }), 'x'.repeat(10_001), 'long'],
    [makeQuestion({ id: 1, choices: ['a'] }), 'b', 'choice'],
  ])('%o: %s', (question, value, fault) => {
    expect(faultOf(question, [value])).toBe(fault);
  });

  it('is nothing where nothing need be answered', () => {
    expect(faultOf(makeQuestion({ id: 1 }), undefined)).toBeNull();
    expect(faultOf(makeQuestion({ id: 1, required: true }), undefined)).toBe('required');
    expect(faultOf(makeQuestion({ id: 1, required: true, inputKind: 'statement' }), undefined)).toBeNull();
  });

  it('counts on the way only', () => {
    const asked = [pets[0]!, makeQuestion({ id: 2, required: true }), pets[2]!];
    expect([...faultsOf(asked, new Map([[1, ['dog']]])).keys()]).toEqual([]);
    expect([...faultsOf(asked, new Map([[1, ['cat']]])).keys()]).toEqual([2]);
    expect([...faultsOf(asked, new Map()).entries()]).toEqual([
      [1, 'required'],
      [2, 'required'],
    ]);
  });
});

describe('progress', () => {
  it('tells the fewest and the most that may follow', () => {
    const progress = (given: Answers, id: number) => progressOf(pets, walkPath(pets, given), given, id);
    expect(progress(new Map(), 1)).toEqual({ number: 1, left: { fewest: 1, most: 2 } });
    expect(progress(new Map([[1, ['dog']]]), 1)).toEqual({ number: 1, left: { fewest: 1, most: 1 } });
    expect(progress(new Map([[1, ['dog']]]), 3)).toEqual({ number: 2, left: { fewest: 0, most: 0 } });
    expect(progress(new Map(), 4)).toEqual({ number: 3, left: { fewest: 0, most: 0 } });
  });

  it('counts no statement', () => {
    const statement = (id: number) => makeQuestion({ id, inputKind: 'statement' });
    const asked = [statement(1), makeQuestion({ id: 2 }), statement(3), makeQuestion({ id: 4 })];
    const progress = (id: number) => progressOf(asked, asked, new Map(), id);
    expect(progress(1)).toEqual({ number: 1, left: { fewest: 1, most: 1 } });
    expect(progress(2)).toEqual({ number: 1, left: { fewest: 1, most: 1 } });
    expect(progress(3)).toEqual({ number: 1, left: { fewest: 1, most: 1 } });
    expect(progress(4)).toEqual({ number: 2, left: { fewest: 0, most: 0 } });
  });

  it('never promises less than the shortest way or more than the longest', () => {
    fc.assert(
      fc.property(arbitraryQuestionnaire, ({ questions, answers }) => {
        const given = givenAnswers(answers);
        const path = walkPath(questions, given);
        for (const { id } of path) {
          const { number, left } = progressOf(questions, path, given, id);
          expect(number).toBeGreaterThan(0);
          expect(left.fewest).toBeGreaterThanOrEqual(0);
          expect(left.most).toBeGreaterThanOrEqual(left.fewest);
          expect(left.most).toBeLessThan(questions.length + 1);
        }
      }),
    );
  });
});

describe('a refusal', () => {
  it('names questions by the place of their record, or by their id', () => {
    const records = toRecords(
      pets,
      new Map([
        [1, ['cat']],
        [2, ['soft']],
      ]),
      about,
    );
    const errors = { '1.responseValue': 'a', 'questions.3': 'b', '0.typeId': 'It is closed.', '9.questionId': 'c' };
    const codes = { '0.typeId': toFault('listingClosed', { title: 'Rose Care' }) };
    expect(refusedQuestions({ errors, codes }, records)).toEqual({
      ids: new Set([2, 3]),
      rest: [{ fault: codes['0.typeId'], sentence: 'It is closed.' }, { sentence: 'c' }],
    });
  });
});

describe('a form', () => {
  it('is read by question, without blanks and in one spelling of line ends', () => {
    const fields = new URLSearchParams(
      'answer-q-1=cat&answer-q-2=a%0D%0Ab&answer-q-3=ball&answer-q-3=rope&answer-q-3=&answer-q-4=x&q-99=y',
    );
    expect([...readAnswers(pets, fields)]).toEqual([
      [1, ['cat']],
      [2, ['a\nb']],
      [3, ['ball', 'rope']],
    ]);
    const pasted = new URLSearchParams({ 'answer-q-2': 'a\u0002b\r\n\u000cc' });
    expect(readAnswers(pets, pasted).get(2)).toEqual(['ab\n\nc']);
  });
});

describe('small things', () => {
  it('an answer reads as its labels', () => {
    expect(answerTexts(pets[0]!, ['dog'], 'en')).toEqual(['Label dog']);
    expect(answerTexts(pets[1]!, ['dog'], 'en')).toEqual(['dog']);
  });

  it('a number is read with its unit', () => {
    const hours = makeQuestion({ id: 1, inputKind: 'number', unit: 'hours' });
    expect(answerTexts(hours, ['24'], 'en')).toEqual(['24 hours']);
  });

  it('all that a question says can be translated, its unit too', () => {
    const hours = makeQuestion({ id: 1, headline: 'How long?', description: 'A week', choices: ['x'], unit: 'hours' });
    expect(textsOf(hours)).toEqual(['How long?', 'A week', 'hours', 'Label x']);
  });

  it('a day is written as the reader writes it', () => {
    const day = makeQuestion({ id: 1, inputKind: 'date' });
    expect(answerTexts(day, ['2027-01-02'], 'en')).toEqual(['2 January 2027']);
    expect(answerTexts(day, ['2027-01-02'], 'ar')).toEqual(['2 يناير 2027']);
    for (const none of ['soon', '2026-02-31']) expect(answerTexts(day, [none], 'en')).toEqual([none]);
  });

  it('a version is told by its number, or by what is asked and offered', () => {
    expect(versionOf(pets)).toBe('7.1');
    const bare = pets.map((question) => ({ ...question, version: null }));
    expect(versionOf(bare)).not.toBe(versionOf(bare.slice(1)));
    expect(versionOf(bare)).toBe(versionOf(bare.map((question) => ({ ...question, headline: 'Reworded' }))));
    expect(versionOf([])).toBe('');
  });

  it('a reference is no sentence of somebody else’s', () => {
    expect(toReference('LC-000123')).toBe('LC-000123');
    for (const odd of ['call 01632', '<b>1</b>', '', undefined, ['LC-1'], 7]) expect(toReference(odd)).toBeNull();
  });

  it('browsers may fill in what they know', () => {
    expect(autocompleteOf({ inputKind: 'phone', identifier: 'x' })).toBe('tel');
    expect(autocompleteOf({ inputKind: 'short', identifier: 'postcode' })).toBe('postal-code');
    expect(autocompleteOf({ inputKind: 'short', identifier: 'what-is-your-first-name' })).toBe('given-name');
    expect(autocompleteOf({ inputKind: 'date', identifier: 'Date-of-birth' })).toBe('bday');
    const ofOthers = ['favourite-name', 'referee-first-name', 'child-date-of-birth', 'sex-assigned-at-birth'];
    for (const identifier of ofOthers) expect(autocompleteOf({ inputKind: 'short', identifier })).toBe('off');
    expect(autocompleteOf({ inputKind: 'email', identifier: 'referee-email' })).toBe('off');
  });
});
