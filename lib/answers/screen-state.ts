import type { Question } from '@/lib/contract/questionnaire';
import { type Answers, isAnswerable } from '@/lib/questionnaire/flow';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { type AnswerFault, faultOf, faultsOf } from './answer-fault';
import { givenAnswers } from './given-answers';

/** A move the visitor asked for: script brings the question to the top and focuses its control. */
export type Move = { questionId: number; isJump: boolean };

export type ScreenState = {
  answers: Answers;
  currentId: number;
  /** Questions that were gone through, by answer or by skipping. */
  seen: ReadonlySet<number>;
  stage: 'asking' | 'checking';
  /** Whether the answers were checked once: a change then leads back to the check. */
  hasChecked: boolean;
  faults: ReadonlyMap<number, AnswerFault>;
  /** Questions whose file is on its way. */
  uploading: ReadonlySet<number>;
  move: Move | null;
};

/** Of a file that is sent as it is chosen: how it stands, or why it was not taken. */
export type Upload = 'begun' | 'taken' | 'stopped' | AnswerFault;

export type ScreenAction =
  | { type: 'answer'; id: number; values: readonly string[] }
  | { type: 'upload'; id: number; upload: Upload }
  | { type: 'advance'; id: number }
  | { type: 'back'; id: number }
  | { type: 'highlight'; id: number }
  | { type: 'goTo'; id: number }
  | { type: 'check' }
  | { type: 'refuse'; faults: ScreenState['faults'] }
  | { type: 'restore'; answers: Answers };

export function startState(
  questions: readonly Question[],
  answers: Answers,
  faults: ScreenState['faults'] = new Map(),
): ScreenState {
  return {
    answers,
    currentId: questions[0]?.id ?? 0,
    seen: seenBefore(questions, answers),
    stage: 'asking',
    hasChecked: false,
    faults,
    uploading: new Set(),
    move: null,
  };
}

export function reduceScreen(questions: readonly Question[], state: ScreenState, action: ScreenAction): ScreenState {
  switch (action.type) {
    case 'answer':
      if (isSame(state.answers.get(action.id), action.values)) return state;
      return withoutFault({ ...state, answers: new Map(state.answers).set(action.id, action.values) }, action.id);
    case 'upload':
      return follow(state, action);
    case 'advance':
      return advance(questions, state, action.id);
    case 'back':
      return back(questions, state, action.id);
    case 'highlight':
      return action.id === state.currentId ? state : { ...state, currentId: action.id };
    case 'goTo':
      return moveTo(state, action.id, true);
    case 'check':
      return { ...state, stage: 'checking', hasChecked: true, faults: checked(questions, state), move: null };
    case 'refuse':
      return { ...state, faults: action.faults };
    case 'restore':
      return restore(questions, state, action.answers);
  }
}

export function firstUnseen(path: readonly Question[], seen: ReadonlySet<number>): Question | null {
  return path.find(({ id }) => !seen.has(id)) ?? null;
}

function advance(questions: readonly Question[], before: ScreenState, id: number): ScreenState {
  const given = givenAnswers(before.answers);
  const path = walkPath(questions, given);
  const place = path.findIndex((question) => question.id === id);
  const question = path[place];
  if (!question) return before;
  const fault = before.uploading.has(id) ? null : faultOf(question, given.get(id));
  if (fault) return { ...moveTo(before, id, true), faults: new Map(before.faults).set(id, fault) };
  const state = withoutFault({ ...before, seen: new Set(before.seen).add(id) }, id);
  const next = state.hasChecked ? firstUnseen(path, state.seen) : path[place + 1];
  if (!next) return reduceScreen(questions, state, { type: 'check' });
  return moveTo(state, next.id, questions[questions.indexOf(question) + 1] !== next);
}

function back(questions: readonly Question[], state: ScreenState, id: number): ScreenState {
  const path = walkPath(questions, givenAnswers(state.answers));
  const before = path[path.findIndex((question) => question.id === id) - 1];
  return before ? moveTo(state, before.id, true) : state;
}

/** What is the same stays the very same object, with its faults: the rest alone is rendered anew. */
function restore(questions: readonly Question[], state: ScreenState, restored: Answers): ScreenState {
  const answers = new Map(state.answers);
  for (const [id, values] of restored) if (!isSame(answers.get(id), values)) answers.set(id, values);
  return {
    ...state,
    answers,
    seen: new Set([...state.seen, ...seenBefore(questions, answers)]),
    faults: new Map([...state.faults].filter(([id]) => answers.get(id) === state.answers.get(id))),
  };
}

/** Of answers that come back: their questions, and the statements on their way, which nobody need read twice. */
function seenBefore(questions: readonly Question[], answers: Answers): Set<number> {
  const given = givenAnswers(answers);
  if (given.size === 0) return new Set();
  const statements = walkPath(questions, given).filter((question) => !isAnswerable(question));
  return new Set([...given.keys(), ...statements.map(({ id }) => id)]);
}

/** The question says itself what is wrong with a file; whoever reads the answers through sees it there. */
function follow(before: ScreenState, { id, upload }: { id: number; upload: Upload }): ScreenState {
  const uploading = new Set(before.uploading);
  if (upload === 'begun') return withoutFault({ ...before, uploading: uploading.add(id) }, id);
  uploading.delete(id);
  const state = { ...before, uploading };
  if (upload === 'taken' || upload === 'stopped' || before.stage !== 'checking') return state;
  return { ...state, faults: new Map(before.faults).set(id, upload) };
}

function moveTo(state: ScreenState, questionId: number, isJump: boolean): ScreenState {
  return { ...state, stage: 'asking', currentId: questionId, move: { questionId, isJump } };
}

function withoutFault(state: ScreenState, id: number): ScreenState {
  if (!state.faults.has(id)) return state;
  const faults = new Map(state.faults);
  faults.delete(id);
  return { ...state, faults };
}

function isSame(before: readonly string[] | undefined, values: readonly string[]): boolean {
  return before?.length === values.length && before.every((value, index) => value === values[index]);
}

/** Of a file that is on its way nobody knows yet. */
function checked(questions: readonly Question[], { answers, uploading }: ScreenState) {
  return new Map([...faultsOf(questions, givenAnswers(answers))].filter(([id]) => !uploading.has(id)));
}
