import fc from 'fast-check';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { givenAnswers } from './given-answers';
import { firstUnseen, reduceScreen, type ScreenAction, type ScreenState, startState } from './screen-state';
import { arbitraryQuestionnaire } from './testing/arbitrary-questionnaire';
import { makeQuestion } from './testing/make-question';

const questions = [
  makeQuestion({ id: 1, choices: ['cat', 'dog'], jumps: [['dog', 3]], required: true }),
  makeQuestion({ id: 2 }),
  makeQuestion({ id: 3, required: true }),
];
const stateAfter = (...actions: ScreenAction[]): ScreenState =>
  actions.reduce((state, action) => reduceScreen(questions, state, action), startState(questions, new Map()));
const answer = (id: number, ...values: string[]): ScreenAction => ({ type: 'answer', id, values });
const refused = (...ids: number[]) => new Map(ids.map((id) => [id, 'refused' as const]));
const advance = (id: number): ScreenAction => ({ type: 'advance', id });

describe('the screen', () => {
  it('goes on to the next question, or by a jump', () => {
    expect(stateAfter(answer(1, 'cat'), advance(1))).toMatchObject({
      currentId: 2,
      move: { questionId: 2, isJump: false },
    });
    expect(stateAfter(answer(1, 'dog'), advance(1))).toMatchObject({
      currentId: 3,
      move: { questionId: 3, isJump: true },
    });
  });

  it('stays where an answer is missing or wrong, says so, and stops saying so with the answer', () => {
    const stopped = stateAfter(advance(1));
    expect(stopped).toMatchObject({ currentId: 1, faults: new Map([[1, 'required']]) });
    expect(reduceScreen(questions, stopped, answer(1, 'cat')).faults.size).toBe(0);
  });

  it('takes answers back in, and leaves alone what they say already', () => {
    const before = stateAfter(answer(2, 'x'), { type: 'refuse', faults: refused(1, 2, 3) });
    const restored = reduceScreen(questions, before, {
      type: 'restore',
      answers: new Map([
        [1, ['cat']],
        [2, ['x']],
      ]),
    });
    expect(restored.answers.get(1)).toEqual(['cat']);
    expect(restored.answers.get(2)).toBe(before.answers.get(2));
    expect([...restored.faults.keys()]).toEqual([2, 3]);
    expect(restored.seen).toEqual(new Set([1, 2]));
  });

  it('goes back along the way that was taken', () => {
    expect(stateAfter(answer(1, 'dog'), advance(1), { type: 'back', id: 3 }).currentId).toBe(1);
    expect(stateAfter(answer(1, 'cat'), advance(1), advance(2), { type: 'back', id: 3 }).currentId).toBe(2);
    expect(stateAfter({ type: 'back', id: 1 }).currentId).toBe(1);
  });

  it('comes to the check after the last question, with what is still wrong', () => {
    const done = stateAfter(answer(1, 'dog'), advance(1), answer(3, 'x'), advance(3));
    expect(done).toMatchObject({ stage: 'checking', faults: new Map() });
    expect(stateAfter({ type: 'check' }).faults).toEqual(
      new Map([
        [1, 'required'],
        [3, 'required'],
      ]),
    );
  });

  it('says nothing of a file that is on its way, until it was not taken', () => {
    const cv = [makeQuestion({ id: 1, inputKind: 'file', required: true }), makeQuestion({ id: 2 })];
    const act = (state: ScreenState, ...actions: ScreenAction[]) =>
      actions.reduce((one, action) => reduceScreen(cv, one, action), state);
    const begun = act(startState(cv, new Map()), { type: 'upload', id: 1, upload: 'begun' }, advance(1));
    expect(begun).toMatchObject({ currentId: 2, faults: new Map() });
    const checking = act(begun, { type: 'check' });
    expect(checking.faults.size).toBe(0);
    const refused = act(checking, { type: 'upload', id: 1, upload: 'fileHarmful' });
    expect(refused.faults).toEqual(new Map([[1, 'fileHarmful']]));
  });

  it('leads from a change straight back to the check, unless it opened questions that nobody has seen', () => {
    const checking = stateAfter(answer(1, 'dog'), advance(1), answer(3, 'x'), advance(3));
    const act = (state: ScreenState, ...actions: ScreenAction[]) =>
      actions.reduce((one, action) => reduceScreen(questions, one, action), state);
    expect(act(checking, { type: 'goTo', id: 3 }, answer(3, 'y'), advance(3)).stage).toBe('checking');
    const opened = act(checking, { type: 'goTo', id: 1 }, answer(1, 'cat'), advance(1));
    expect(opened).toMatchObject({ stage: 'asking', currentId: 2 });
    expect(act(opened, advance(2)).stage).toBe('checking');
  });

  it('goes on, after a restart, where nobody has been', () => {
    const resumed = startState(questions, new Map([[1, ['cat']]]));
    expect(firstUnseen(walkPath(questions, resumed.answers), resumed.seen)?.id).toBe(2);
    expect(resumed).toMatchObject({ currentId: 1, move: null });
  });

  it('goes on, after a restart, with a question: statements ask for nothing', () => {
    const asked = [
      makeQuestion({ id: 1, inputKind: 'statement' }),
      makeQuestion({ id: 2, choices: ['cat', 'dog'], jumps: [['dog', 4]] }),
      makeQuestion({ id: 3, inputKind: 'statement' }),
      makeQuestion({ id: 4 }),
      makeQuestion({ id: 5, inputKind: 'statement' }),
    ];
    const nextOf = (given: [number, string[]][]) => {
      const resumed = startState(asked, new Map(given));
      return firstUnseen(walkPath(asked, resumed.answers), resumed.seen)?.id ?? null;
    };
    expect(nextOf([[2, ['cat']]])).toBe(4);
    expect(nextOf([[4, ['x']]])).toBe(2);
    const all: [number, string[]][] = [
      [2, ['dog']],
      [4, ['x']],
    ];
    expect(nextOf(all)).toBeNull();
    const fresh = startState(asked, new Map());
    expect(firstUnseen(asked, fresh.seen)?.id).toBe(1);
    const restored = reduceScreen(asked, fresh, { type: 'restore', answers: new Map(all) });
    // A change that leads to a statement nobody has read leads there, not past it.
    const changed = reduceScreen(asked, { ...restored, hasChecked: true }, answer(2, 'cat'));
    expect(reduceScreen(asked, changed, advance(2))).toMatchObject({ stage: 'asking', currentId: 3 });
  });

  it('marks what the API named', () => {
    expect(stateAfter({ type: 'refuse', faults: refused(3) }).faults).toEqual(refused(3));
  });

  it('highlights what was scrolled to without moving the focus', () => {
    expect(stateAfter({ type: 'highlight', id: 3 })).toMatchObject({ currentId: 3, move: null });
  });

  it('always comes to an end, and never forgets an answer, whatever is asked and answered', () => {
    fc.assert(
      fc.property(arbitraryQuestionnaire, ({ questions: asked, answers }) => {
        let state = startState(asked, answers);
        for (let steps = 0; state.stage === 'asking'; steps += 1) {
          expect(steps).toBeLessThanOrEqual(asked.length);
          const before = state;
          state = reduceScreen(asked, state, { type: 'advance', id: state.currentId });
          if (state.faults.size > 0 && state.stage === 'asking') {
            // Something must be answered first, where it can be.
            const question = asked.find(({ id }) => id === before.currentId)!;
            const values = [question.choices[0]?.value ?? 'words'];
            const answered = reduceScreen(asked, state, { type: 'answer', id: question.id, values });
            state = reduceScreen(asked, answered, { type: 'advance', id: question.id });
          }
        }
        for (const [id, values] of givenAnswers(answers)) {
          expect(givenAnswers(state.answers).get(id)).toEqual(values);
        }
        expect(walkPath(asked, givenAnswers(state.answers)).length).toBeGreaterThan(0);
      }),
    );
  });
});
