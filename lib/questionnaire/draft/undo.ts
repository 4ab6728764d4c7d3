const mostSteps = 50;

/** States that follow one another. `mark` names what the last step was part of, so that a word is one step, not a letter. */
export type Steps<T> = { past: readonly T[]; now: T; future: readonly T[]; mark: string | null };

export function startSteps<T>(now: T): Steps<T> {
  return { past: [], now, future: [], mark: null };
}

export function step<T>(steps: Steps<T>, now: T, mark: string | null = null): Steps<T> {
  const joins = mark !== null && mark === steps.mark && steps.past.length > 0;
  return { past: joins ? steps.past : [...steps.past, steps.now].slice(-mostSteps), now, future: [], mark };
}

export function undo<T>(steps: Steps<T>): Steps<T> {
  const before = steps.past.at(-1);
  if (before === undefined) return steps;
  return { past: steps.past.slice(0, -1), now: before, future: [steps.now, ...steps.future], mark: null };
}

export function redo<T>(steps: Steps<T>): Steps<T> {
  const [next, ...future] = steps.future;
  if (next === undefined) return steps;
  return { past: [...steps.past, steps.now], now: next, future, mark: null };
}
