import { LRUCache } from 'lru-cache';

/** Milliseconds a page is answered again as the same bytes: short enough that nobody sees old content for it. */
const freshFor = 2_000;
const pagesKept = 500;

/** Pages of which nobody knows how long they hold. */
export function briefPages(now) {
  const kept = new LRUCache({ max: pagesKept, ttl: freshFor, ttlResolution: 0, perf: { now } });
  return { get: (key) => kept.get(key) ?? null, set: (key, page) => kept.set(key, page), clear: () => kept.clear() };
}
