'use client';
import { useDeferredValue, useMemo } from 'react';
import { type FlowQuestion, isAnswerable } from '@/lib/questionnaire/flow';

/** Questions before and after the current one that may be on the screen with it. */
const nearby = 5;

/**
 * The places of questions on the way, from 1; statements have none. A jump gives new numbers to hundreds: `shownOf` gives those far from the
 * hand theirs a moment later, so that no answer waits for them.
 */
export function useNumbers(path: readonly FlowQuestion[], currentId: number) {
  const numbers = useMemo(() => new Map(path.filter(isAnswerable).map(({ id }, index) => [id, index + 1])), [path]);
  const settled = useDeferredValue(numbers);
  const here = numbers.get(currentId) ?? 0;

  function shownOf(id: number): number | null {
    const number = numbers.get(id);
    const isNear = number !== undefined && Math.abs(number - here) <= nearby;
    return (isNear ? number : (settled.get(id) ?? number)) ?? null;
  }

  return { numbers, shownOf };
}
