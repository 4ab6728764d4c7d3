import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { z } from 'zod';

const majorCollection = z.object({ detail: z.object({ kind: z.literal(constants.NODE_PERFORMANCE_GC_MAJOR) }) });

const collections = new PerformanceObserver((list) => {
  if (!list.getEntries().some((entry) => majorCollection.safeParse(entry).success)) return;
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  kept = used / most;
});
let isWatched = false;
let kept = 0;

/** Which share it is of what V8 lets a process keep, before it ends it; as of when memory was last cleared up. */
export function memoryKept(): number {
  if (!isWatched) collections.observe({ entryTypes: ['gc'] });
  isWatched = true;
  return kept;
}
