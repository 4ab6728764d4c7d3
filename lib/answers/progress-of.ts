import { countRemaining, type Remaining } from '@/lib/questionnaire/count-remaining';
import { type Answers, type FlowQuestion, isAnswerable } from '@/lib/questionnaire/flow';

/** `number` counts from 1; what is left does not count the question itself. */
export type Progress = { number: number; left: Remaining };

/** Whoever reads a statement stands at the question before it, or at the first. */
export function progressOf(
  questions: readonly FlowQuestion[],
  path: readonly FlowQuestion[],
  given: Answers,
  questionId: number,
): Progress {
  const place = path.findIndex(({ id }) => id === questionId);
  const number = path.slice(0, place + 1).filter(isAnswerable).length;
  const next = path[place + 1];
  const current = path[place];
  const isStatement = current !== undefined && !isAnswerable(current);
  const left = isStatement || given.has(questionId) ? leftFrom(next) : withoutOne(leftFrom(current));
  return number === 0 ? { number: 1, left: withoutOne(left) } : { number, left };

  function leftFrom(question: FlowQuestion | undefined): Remaining {
    return question ? countRemaining(questions, question.id) : { fewest: 0, most: 0 };
  }
}

function withoutOne({ fewest, most }: Remaining): Remaining {
  return { fewest: Math.max(0, fewest - 1), most: Math.max(0, most - 1) };
}
