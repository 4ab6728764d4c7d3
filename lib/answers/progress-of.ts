import { countRemaining, type Remaining } from '@/lib/questionnaire/count-remaining';
import type { Answers, FlowQuestion } from '@/lib/questionnaire/flow';

/** `number` counts from 1; what is left does not count the question itself. */
export type Progress = { number: number; left: Remaining };

/** Where a question stands on the way (`path`) these answers lead, and how few or many may follow it. */
export function progressOf(
  questions: readonly FlowQuestion[],
  path: readonly FlowQuestion[],
  given: Answers,
  questionId: number,
): Progress {
  const place = path.findIndex(({ id }) => id === questionId);
  const next = path[place + 1];
  return { number: place + 1, left: given.has(questionId) ? leftFrom(next) : withoutOne() };

  function leftFrom(question: FlowQuestion | undefined): Remaining {
    return question ? countRemaining(questions, question.id) : { fewest: 0, most: 0 };
  }

  function withoutOne(): Remaining {
    const { fewest, most } = countRemaining(questions, questionId);
    return { fewest: Math.max(0, fewest - 1), most: Math.max(0, most - 1) };
  }
}
