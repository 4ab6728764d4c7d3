import { findJump } from './find-jump';
import { type Answers, type FlowQuestion, isAnswerable, toFlow } from './flow';

/**
 * Unanswered: as if no condition were met. Never throws, whatever is broken: an unknown destination is the next, one met
 * twice the end.
 */
export function walkPath<Q extends FlowQuestion>(questions: readonly Q[], answers: Answers): Q[] {
  const { indexOf } = toFlow(questions);
  const path: Q[] = [];
  const visited = new Set<number>();
  let index = 0;
  for (let question = questions[0]; question !== undefined && !visited.has(index); question = questions[index]) {
    path.push(question);
    visited.add(index);
    const destinationId = findJump(question, answers.get(question.id) ?? [])?.destination.id;
    index = indexOf.get(destinationId ?? -1) ?? index + 1;
  }
  return path;
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
