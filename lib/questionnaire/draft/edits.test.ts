import fc from 'fast-check';
import { type DraftQuestion, readQuestions } from '@/lib/contract/draft-question';
import { mostChoices, mostQuestions, mostWritten } from '@/lib/contract/questionnaire';
import { checkDraft } from './check-draft';
import { pasteChoices, readChoiceLines, removeChoice, renameChoice } from './edit-choices';
import { addJump, freeAnswer, setOtherwise } from './edit-jumps';
import { blankQuestion, changeQuestion, copyQuestion, dropPlace, moveQuestion, removeQuestion } from './edit-questions';
import { kindOf, questionKinds, withKind } from './question-kinds';
import { defaultScale, readScale, withScale } from './scale';
import { touchedJumps } from './touched-jumps';
import { startSteps, step, undo } from './undo';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function make(id: number, more: Partial<DraftQuestion> = {}): DraftQuestion {
  return { ...blankQuestion(id), headline: `Question ${id}`, ...more };
}
const choice = (id: number, more: Partial<DraftQuestion> = {}) =>
  make(id, { questionType: 'multiple-choice', inputKind: null, choices: yesNo, ...more });
const jump = (value: string | null, to: number) => ({
  conditionValue: value === null ? [] : [{ value }],
  destination: { id: to },
});
const four = [
  choice(1, { jumps: [jump('no', 3), jump(null, 2)] }),
  make(2),
  make(3),
  make(4, { jumps: [jump(null, 0)] }),
];

describe('a question', () => {
  it('that goes hands what led to it to the one behind, and the last to the end', () => {
    const after = removeQuestion(four, 3);
    expect(after.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(after[0]?.jumps).toEqual([jump('no', 4), jump(null, 2)]);
    expect(touchedJumps(four, after)).toEqual([{ questionId: 1, value: 'no', from: 3, to: 4 }]);
    const last = removeQuestion([choice(1, { jumps: [jump('no', 2)] }), make(2)], 2);
    expect(last[0]?.jumps).toEqual([jump('no', 0)]);
    const back = removeQuestion([make(1), make(2, { jumps: [jump('x', 1)] })], 1);
    expect(back[0]?.jumps).toEqual([]);
  });

  it('is moved between the first place and the last, and copied without its identifier', () => {
    expect(moveQuestion(four, 4, 0).map(({ id }) => id)).toEqual([4, 1, 2, 3]);
    expect(moveQuestion(four, 1, 99).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
    const [, copy] = copyQuestion([make(1, { identifier: 'name' })], 1, 8);
    expect(copy).toMatchObject({ id: 8, identifier: '', headline: 'Question 1' });
  });

  it('of another kind loses what nobody is asked any more', () => {
    const text = withKind(four[0] ?? make(1), 'short');
    expect(text).toMatchObject({ questionType: 'text', inputKind: 'short', choices: [] });
    expect(withKind(text, 'choice').choices).toEqual([{ value: 'no', label: 'no' }]);
    expect(withKind(four[0] ?? make(1), 'statement').jumps).toEqual([jump(null, 2)]);
    const counted = make(1, { privacy: 'equality' });
    expect(['long', 'statement'].map((kind) => withKind(counted, kind as 'long').privacy)).toEqual(['equality', null]);
    expect(kindOf(make(1, { inputKind: null }))).toBe('short');
    expect(withKind(make(1, { inputKind: null }), 'short').inputKind).toBeNull();
    const number = make(1, { inputKind: 'number', unit: 'hours', min: 0, max: 168 });
    for (const kind of questionKinds.filter((one) => one !== 'number'))
      expect(withKind(number, kind)).toMatchObject({ unit: '', min: null, max: null });
  });

  it('becomes a scale, whose steps keep the jumps that still are', () => {
    const scale = withKind(choice(1, { jumps: [jump('no', 2), jump(null, 3)] }), 'scale');
    expect(scale).toMatchObject({ questionType: 'multiple-choice', inputKind: 'scale', jumps: [jump(null, 3)] });
    expect(readScale(scale.choices)).toEqual(defaultScale);
    const words = { first: 0, count: 3, lowest: 'Never', middle: 'Now – and then', highest: 'Always' };
    const three = withScale({ ...scale, jumps: [jump('0', 2), jump('5', 2)] }, words);
    expect(three.choices.map(({ label }) => label)).toEqual(['0 – Never', '1 – Now – and then', '2 – Always']);
    expect([readScale(three.choices), three.jumps]).toEqual([words, [jump('0', 2)]]);
    const typed = withScale(scale, { ...defaultScale, lowest: 'Not ' });
    expect(readScale(typed.choices)?.lowest).toBe('Not ');
    expect(readScale(choice(1).choices)).toBeNull();
    expect(kindOf(withKind(three, 'choice'))).toBe('choice');
  });
});

describe('choices', () => {
  it('are pasted a line each, without bullets, each once', () => {
    const lines = readChoiceLines('• Yes\n2) No\r\n\n  Not yet \nNo');
    expect(lines).toEqual(['Yes', 'No', 'Not yet', 'No']);
    const pasted = pasteChoices(choice(1), lines, []);
    expect(pasted?.question.choices).toEqual([...yesNo, { value: 'Not yet', label: 'Not yet' }]);
    expect(pasted?.twice).toEqual(['Yes', 'No']);
  });

  it('that are too many are not taken in part', () => {
    expect(
      pasteChoices(
        choice(1),
        Array.from({ length: mostChoices - 1 }, (_, at) => `${at}`),
        [],
      ),
    ).toBeNull();
  });

  it('are stored by their first words once they are published, by their newest until then', () => {
    const jumping = choice(1, { jumps: [jump('no', 3)] });
    expect(renameChoice(jumping, 1, 'Never', yesNo).choices[1]).toEqual({ value: 'no', label: 'Never' });
    const renamed = renameChoice(jumping, 1, 'Never', []);
    expect([renamed.choices[1], renamed.jumps]).toEqual([{ value: 'Never', label: 'Never' }, [jump('Never', 3)]]);
    expect(renameChoice(jumping, 1, 'yes', []).choices[1]?.value).toBe('yes 2');
  });

  const words = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 });
  const list = fc.uniqueArray(words, { maxLength: 4 });

  it('that are new never come to be stored as what was published, whatever their words pass through', () => {
    fc.assert(
      fc.property(list, list, list, list, words, (published, jumps, kept, pasted, typed) => {
        // Published under other words, so that no line brings one back.
        const before = published.map((value) => ({ value, label: `was ${value}` }));
        const choices = before.filter(({ value }) => kept.includes(value));
        const question = choice(1, { choices, jumps: jumps.map((value) => jump(value, 3)) });
        const many = pasteChoices(question, [...pasted, 'new'], before)?.question ?? question;
        const place = many.choices.length - 1;
        let now = many;
        for (let end = 0; end <= typed.length; end += 1) now = renameChoice(now, place, typed.slice(0, end), before);
        const ofNew = now.choices.slice(choices.length).map(({ value }) => value);
        expect(ofNew.filter((value) => published.includes(value))).toEqual([]);
        expect(new Set(now.choices.map(({ value }) => value)).size).toBe(now.choices.length);
        // Nor does it take the way of an answer that nobody can give.
        expect(now.jumps).toEqual(many.jumps);
      }),
    );
  });

  it('that are taken away and put back in the same words are the same again', () => {
    const never = { value: 'no', label: 'Never' };
    const question = choice(1, { choices: [yesNo[0] ?? never] });
    expect(pasteChoices(question, ['Never'], [never])?.question.choices[1]).toEqual(never);
    expect(pasteChoices(question, ['no'], [never])?.question.choices[1]).toEqual({ value: 'no 2', label: 'no' });
  });

  it('take the jumps along that they alone take', () => {
    const gone = removeChoice(four[0] ?? make(1), 1);
    expect(gone.jumps).toEqual([jump(null, 2)]);
    expect(
      touchedJumps(
        four,
        changeQuestion(four, 1, () => gone),
      ),
    ).toEqual([{ questionId: 1, value: 'no', from: 3, to: null }]);
  });
});

it('a jump stands before the one that every other answer takes', () => {
  const question = setOtherwise(choice(1), 0);
  expect(addJump(question, 'yes', 3).jumps).toEqual([jump('yes', 3), jump(null, 0)]);
  expect(setOtherwise(question, null).jumps).toEqual([]);
  expect(freeAnswer(addJump(question, 'yes', 3))).toBe('no');
  expect(freeAnswer(addJump(addJump(question, 'yes', 3), 'no', 2))).toBeUndefined();
});

it('letters of one field are one step', () => {
  let steps = startSteps('');
  for (const word of ['a', 'ab', 'abc']) steps = step(steps, word, 'headline');
  steps = step(steps, 'x', 'hint');
  expect([undo(steps).now, undo(undo(steps)).now]).toEqual(['abc', '']);
});

it('what the API would refuse is found beside what the engine finds', () => {
  const wrong = [
    make(1, { headline: ' ', jumps: [jump('a', 1)] }),
    make(2, { identifier: 'a' }),
    make(3, { identifier: 'a' }),
  ];
  expect(checkDraft(wrong).map(({ index, kind, severity }) => [index, kind, severity])).toEqual([
    [0, 'loop', 'error'],
    [0, 'text', 'error'],
    [2, 'identifier', 'error'],
  ]);
  expect(readQuestions(wrong)).toEqual(wrong);
});

it('the first question that there is no room for is named before anything is refused', () => {
  const many = Array.from({ length: mostQuestions + 1 }, (_, index) => make(index + 1));
  expect(checkDraft(many.slice(1))).toEqual([]);
  expect(checkDraft(many)).toMatchObject([{ questionId: mostQuestions + 1, severity: 'error', fault: null }]);
  const long = many.slice(0, 600).map((one) => ({ ...one, headline: 'x'.repeat(4_000) }));
  const [found] = checkDraft(long);
  expect(found).toMatchObject({ severity: 'error', fault: null });
  expect(JSON.stringify(long.slice(0, found?.index)).length).toBeLessThan(mostWritten);
  expect(checkDraft(long.slice(0, found?.index))).toEqual([]);
});

it('a question that is dragged stands where steps up or down would have brought it, and no other changes its order', () => {
  const place = fc.nat(9);
  fc.assert(
    fc.property(place, place, fc.boolean(), (from, over, isBelow) => {
      const all = Array.from({ length: 10 }, (_, index) => make(index + 1));
      const id = from + 1;
      const to = dropPlace(from, over, isBelow);
      const dropped = moveQuestion(all, id, to);
      let stepped: DraftQuestion[] = all;
      for (let at = from; at !== to; at += Math.sign(to - from)) {
        stepped = moveQuestion(stepped, id, at + Math.sign(to - from));
      }
      expect(dropped).toEqual(stepped);
      // It stands beside the one it was dropped at, on the side it was dropped at.
      const beside = dropped.findIndex((one) => one.id === over + 1);
      if (over !== from) expect(dropped.findIndex((one) => one.id === id) - beside).toBe(isBelow ? 1 : -1);
      expect(dropped.filter((one) => one.id !== id)).toEqual(all.filter((one) => one.id !== id));
    }),
  );
});
