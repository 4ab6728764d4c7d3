import type { DraftQuestion } from '@/lib/contract/draft-question';
import { otherwiseOf, setOtherwise } from './edit-jumps';
import { goesOn, isApart, isEnd, putIn, takeOut, wayOn } from './order';

type Questions = readonly DraftQuestion[];

/** Asks for a short text. `id` is one that no question has. */
export function blankQuestion(id: number): DraftQuestion {
  return {
    id,
    identifier: '',
    headline: '',
    description: '',
    questionType: 'text',
    inputKind: 'short',
    privacy: null,
    unit: '',
    min: null,
    max: null,
    multiple: false,
    required: false,
    choices: [],
    jumps: [],
  };
}

/** Asked after the one before it. */
export function addQuestion(questions: Questions, place: number, question: DraftQuestion): DraftQuestion[] {
  return putIn(questions, place, question, false);
}

/** Behind it, without the identifier that its answers go by. */
export function copyQuestion(questions: Questions, id: number, newId: number): DraftQuestion[] {
  const place = placeOf(questions, id);
  const question = questions[place];
  if (!question) return [...questions];
  const copy = { ...question, id: newId, identifier: '' };
  return addQuestion(questions, place + 1, isEnd(question) ? copy : setOtherwise(copy, null));
}

/** What led to it leads where it led every other answer, or to the one behind it, or to the end. */
export function removeQuestion(questions: Questions, id: number): DraftQuestion[] {
  const place = placeOf(questions, id);
  if (place === -1) return [...questions];
  const to = wayOn(questions, place);
  return takeOut(questions, place).map((question) => {
    if (!question.jumps.some(({ destination }) => destination.id === id)) return question;
    const jumps = question.jumps.flatMap((jump) => {
      if (jump.destination.id !== id) return [jump];
      // It would lead to itself.
      return to === question.id ? [] : [{ ...jump, destination: { id: to } }];
    });
    return { ...question, jumps };
  });
}

/** `place` is where it stands then, from 0. Whoever came to it in order goes on without it to where they came from it. */
export function moveQuestion(questions: Questions, id: number, place: number): DraftQuestion[] {
  const from = placeOf(questions, id);
  const question = questions[from];
  const to = Math.max(0, Math.min(place, questions.length - 1));
  if (!question || to === from) return [...questions];
  const before = questions[from - 1];
  const isHandedOn = before !== undefined && goesOn(before) && otherwiseOf(question) !== null;
  const moved = isHandedOn ? setOtherwise(question, null) : question;
  return putIn(takeOut(questions, from, true), to, moved, isApart(questions, from));
}

/** Where a question stands once it is dropped above or below another one; all places from 0. */
export function dropPlace(from: number, over: number, isBelow: boolean): number {
  const gap = isBelow ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}

export function changeQuestion(
  questions: Questions,
  id: number,
  change: (question: DraftQuestion) => DraftQuestion,
): DraftQuestion[] {
  return questions.map((question) => (question.id === id ? change(question) : question));
}

export function placeOf(questions: Questions, id: number): number {
  return questions.findIndex((question) => question.id === id);
}
