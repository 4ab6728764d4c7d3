import { type FlowQuestion, isAnswerable, toFlow } from './flow';
import { possibleSteps } from './possible-steps';

export type Remaining = { fewest: number; most: number };

const end: Remaining = { fewest: 0, most: 0 };

/** No answer changes what is left, and a page asks at each letter that is typed. */
const counted = new WeakMap<readonly FlowQuestion[], Map<number, Remaining>>();

/** By the shortest and the longest way to the end, itself included. Statements are read, not counted. */
export function countRemaining(questions: readonly FlowQuestion[], questionId: number): Remaining {
  const before = counted.get(questions) ?? new Map<number, Remaining>();
  const remaining = before.get(questionId) ?? count(questions, questionId);
  counted.set(questions, before.set(questionId, remaining));
  return remaining;
}

function count(questions: readonly FlowQuestion[], questionId: number): Remaining {
  const flow = toFlow(questions);
  const start = flow.indexOf.get(questionId);
  if (start === undefined) return end;
  const known = new Map<number, Remaining>();
  const entered = new Set<number>();
  // Depth first without recursion: a question is counted once all that follow it are.
  const stack = [start];
  for (let index = stack.at(-1); index !== undefined; index = stack.at(-1)) {
    const following = possibleSteps(flow, index).map(({ to }) => to);
    // A step back to a question that is still open would be a loop, which ends the walk.
    const open = entered.has(index) ? [] : following.filter((to) => to < questions.length && !entered.has(to));
    entered.add(index);
    if (open.length > 0) stack.push(...new Set(open));
    else {
      stack.pop();
      if (!known.has(index))
        known.set(
          index,
          from(
            flow.questions[index],
            following.map((to) => known.get(to) ?? end),
          ),
        );
    }
  }
  return known.get(start) ?? end;
}

function from(question: FlowQuestion | undefined, ways: readonly Remaining[]): Remaining {
  const itself = question && isAnswerable(question) ? 1 : 0;
  const fewest = Math.min(...ways.map((way) => way.fewest));
  const most = ways.reduce((longest, way) => Math.max(longest, way.most), 0);
  return { fewest: itself + fewest, most: itself + most };
}
