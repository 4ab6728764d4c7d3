'use client';
import { useDeferredValue, useMemo } from 'react';

/** Questions before and after the current one that may be on the screen with it. */
const nearby = 5;

/**
 * The places of questions on the way, from 1. A jump gives new numbers to hundreds: `shownOf` gives those far from the
 * hand theirs a moment later, so that no answer waits for them.
 */
export function useNumbers(path: readonly { id: number }[], currentId: number) {
  const numbers = useMemo(() => new Map(path.map(({ id }, index) => [id, index + 1])), [path]);
  const settled = useDeferredValue(numbers);
  const here = numbers.get(currentId) ?? 0;

  function shownOf(id: number): number | null {
    const number = numbers.get(id);
    const isNear = number !== undefined && Math.abs(number - here) <= nearby;
    return (isNear ? number : (settled.get(id) ?? number)) ?? null;
  }

  return { numbers, shownOf };
}
