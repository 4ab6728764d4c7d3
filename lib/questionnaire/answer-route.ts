import { isDefault, isPossibleAnswer } from './find-jump';
import { type Answers, type FlowQuestion, toFlow } from './flow';
import { possibleSteps } from './possible-steps';

/** Answers that lead along a route, its questions by their ids: no more than decide where it goes. */
export function answerRoute(questions: readonly FlowQuestion[], questionIds: readonly number[]): Answers {
  const flow = toFlow(questions);
  const places = questionIds.map((id) => flow.indexOf.get(id) ?? -1);
  const answers = new Map<number, readonly string[]>();
  for (const [at, index] of places.entries()) {
    const question = questions[index];
    // A route ends at the end, or where it would come round.
    const goesTo = (to: number) =>
      at + 1 < places.length ? to === places[at + 1] : to >= questions.length || places.includes(to);
    const step = possibleSteps(flow, index).find(({ to }) => goesTo(to));
    if (!question || !step) continue;
    const value = question.jumps[step.jump ?? -1]?.conditionValue[0]?.value ?? freeChoice(question);
    if (value !== undefined) answers.set(question.id, [value]);
  }
  return answers;
}

/** An answer that no jump of its own is taken for, where one must be given to come by. */
function freeChoice({ jumps, ...question }: FlowQuestion): string | undefined {
  if (jumps.every(isDefault)) return undefined;
  const taken = new Set(jumps.map(({ conditionValue }) => conditionValue[0]?.value));
  const free = question.choices.find(({ value }) => !taken.has(value))?.value;
  return free !== undefined && isPossibleAnswer({ jumps, ...question }, free) ? free : undefined;
}
