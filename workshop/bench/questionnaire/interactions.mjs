import { percentile } from '../percentile.mjs';

/** Runs in the page before its scripts: notes every event that the browser reports, and every shift of the layout. */
export function observe() {
  window.benchEvents = [];
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId === 0) continue;
      const { interactionId, name, startTime, duration, processingStart, processingEnd } = entry;
      window.benchEvents.push({
        interactionId,
        name,
        startTime,
        duration,
        processing: processingEnd - processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.benchShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Milliseconds of whole interactions, rising, as INP counts them: the longest of an interaction's events.
 * @param {{ interactionId: number, name: string, duration: number, processing: number }[]} events
 * @param {number} count of all interactions; the browser does not report those under 16 ms
 */
export function wholeLatencies(events, count) {
  const reported = [...longestOf(events).values()].map(({ duration }) => duration);
  const quick = Array.from({ length: Math.max(0, count - reported.length) }, () => 8);
  return [...quick, ...reported].sort((one, other) => one - other);
}

/** The same in short, and which one took longest. */
export function latencies(events, count) {
  const sorted = wholeLatencies(events, count);
  const slowest = [...longestOf(events).values()].sort((one, other) => other.duration - one.duration)[0] ?? null;
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    worst: sorted.at(-1) ?? null,
    slowest: slowest && { name: slowest.name, processing: slowest.processing },
  };
}

function longestOf(events) {
  const longest = new Map();
  for (const event of events) {
    const before = longest.get(event.interactionId);
    if (!before || before.duration < event.duration) longest.set(event.interactionId, event);
  }
  return longest;
}
