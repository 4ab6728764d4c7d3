import type { Answers, FlowQuestion } from '@/lib/questionnaire/flow';
import { walkPath } from '@/lib/questionnaire/walk-path';

/** Walks as `walkPath` does, and gives the very path of before where it is the same: few answers change the way. */
export function steadyWalk<Q extends FlowQuestion>(questions: readonly Q[]): (answers: Answers) => readonly Q[] {
  let last: readonly Q[] = [];
  return (answers) => {
    const path = walkPath(questions, answers);
    const isSame = path.length === last.length && path.every((question, index) => question === last[index]);
    if (!isSame) last = path;
    return last;
  };
}
