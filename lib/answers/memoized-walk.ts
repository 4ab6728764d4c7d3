import type { Answers, FlowQuestion } from '@/lib/questionnaire/flow';
import { walkPath } from '@/lib/questionnaire/walk-path';

/** `walkPath` that returns the same array while the path stays the same, so that React skips what depends on it. */
export function memoizedWalk<Q extends FlowQuestion>(questions: readonly Q[]): (answers: Answers) => readonly Q[] {
  let last: readonly Q[] = [];
  return (answers) => {
    const path = walkPath(questions, answers);
    const isSame = path.length === last.length && path.every((question, index) => question === last[index]);
    if (!isSame) last = path;
    return last;
  };
}
