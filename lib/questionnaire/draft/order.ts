import type { DraftQuestion } from '@/lib/contract/draft-question';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';
import { isAnswerable } from '../flow';
import { canFallThrough } from '../possible-steps';
import { otherwiseOf, setOtherwise } from './edit-jumps';

type Questions = readonly DraftQuestion[];

/** What led to a question leads, once it is gone, to where it leads every other answer, or to the one behind it. */
export function wayOn(questions: Questions, place: number): number {
  const [question, behind] = [questions[place], questions[place + 1]];
  if (!question || !behind) return questionnaireEnd;
  const otherwise = otherwiseOf(question);
  if (otherwise !== null && otherwise !== question.id) return otherwise;
  return isEnd(behind) && !goesOn(question) ? questionnaireEnd : behind.id;
}

/** The others, each leading where it led past the question that goes: not into what it came before. */
export function takeOut(questions: Questions, place: number, isMoved = false): DraftQuestion[] {
  const others = questions.filter((_, at) => at !== place);
  const [before, question, behind] = [questions[place - 1], questions[place], questions[place + 1]];
  if (!before || !question) return others;
  const next = behind?.id ?? questionnaireEnd;
  if (otherwiseOf(before) === null) {
    const to = wayOn(questions, place);
    const isOpen = goesOn(before) || (behind !== undefined && isEnd(behind));
    if (to !== next && to !== before.id && isOpen) others[place - 1] = setOtherwise(before, to);
  } else if (isMoved && otherwiseOf(before) === next && isApart(questions, place)) {
    // As the question was put there, or another one before.
    others[place - 1] = setOtherwise(before, null);
  }
  return others;
}

/** Nobody comes to it in order: jumps lead to it, and it leads away, as an end with closing words. */
export function isApart(questions: Questions, place: number): boolean {
  const [before, question] = [questions[place - 1], questions[place]];
  return before !== undefined && question !== undefined && !goesOn(before) && otherwiseOf(question) !== null;
}

/** Before what stands at `place`. One that is not `apart` is asked after the one before it, and leads on where that led. */
export function putIn(questions: Questions, place: number, question: DraftQuestion, apart: boolean): DraftQuestion[] {
  const [before, behind] = [questions[place - 1], questions[place]];
  const put = (first: DraftQuestion, one: DraftQuestion) => [
    ...questions.slice(0, place - 1),
    first,
    one,
    ...questions.slice(place),
  ];
  if (!before) return [question, ...questions];
  if (goesOn(before)) return put(apart ? setOtherwise(before, behind?.id ?? questionnaireEnd) : before, question);
  if (otherwiseOf(question) !== null) return put(before, question);
  const way = otherwiseOf(before);
  const isLedTo = questions.some(({ jumps }) => jumps.some(({ destination }) => destination.id === question.id));
  if (way !== null && !isLedTo && !isEnd(before)) return put(setOtherwise(before, null), setOtherwise(question, way));
  return put(before, behind && isEnd(behind) ? setOtherwise(question, questionnaireEnd) : question);
}

/** To the one behind it, with some answer. */
export function goesOn(question: DraftQuestion): boolean {
  return otherwiseOf(question) === null && canFallThrough(question);
}

/** Closing words. */
export function isEnd(question: DraftQuestion): boolean {
  return !isAnswerable(question) && otherwiseOf(question) === questionnaireEnd;
}
