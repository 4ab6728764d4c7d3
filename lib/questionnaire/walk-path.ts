import { findJump } from './find-jump';
import { type Answers, type FlowQuestion, isAnswerable, toFlow } from './flow';

/** Broken data met on the way: it is stepped over, and told. */
export type Fault = { kind: 'unknown-destination' | 'loop'; questionId: number; destinationId: number };

/** Unanswered: as if no condition were met. Never throws: an unknown destination is the next, one met twice the end. */
export function walkPath<Q extends FlowQuestion>(
  questions: readonly Q[],
  answers: Answers,
  onFault: (fault: Fault) => void = () => {},
): Q[] {
  const { indexOf } = toFlow(questions);
  const path: Q[] = [];
  const visited = new Set<number>();
  let index = 0;
  for (let question = questions[0]; question !== undefined; question = questions[index]) {
    path.push(question);
    visited.add(index);
    const destinationId = findJump(question, answers.get(question.id) ?? [])?.destination.id;
    const destination = destinationId === undefined ? index + 1 : indexOf.get(destinationId);
    if (destinationId !== undefined && destination === undefined) {
      onFault({ kind: 'unknown-destination', questionId: question.id, destinationId });
    }
    index = destination ?? index + 1;
    if (!visited.has(index)) continue;
    onFault({ kind: 'loop', questionId: question.id, destinationId: questions[index]?.id ?? question.id });
    break;
  }
  return path;
}

export function nextQuestion<Q extends FlowQuestion>(
  questions: readonly Q[],
  answers: Answers,
  questionId: number,
  onFault?: (fault: Fault) => void,
): Q | null {
  const path = walkPath(questions, answers, onFault);
  const index = path.findIndex(({ id }) => id === questionId);
  return index === -1 ? null : (path[index + 1] ?? null);
}

/** The answers that count: given, to a question on the path that takes one. */
export function countedAnswers(questions: readonly FlowQuestion[], answers: Answers): Map<number, readonly string[]> {
  const counted = new Map<number, readonly string[]>();
  for (const question of walkPath(questions, answers)) {
    const values = answers.get(question.id) ?? [];
    if (values.length > 0 && isAnswerable(question)) counted.set(question.id, values);
  }
  return counted;
}
