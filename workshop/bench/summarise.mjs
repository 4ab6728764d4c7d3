import { percentile } from './percentile.mjs';

/**
 * @param {number[]} times milliseconds of each answer
 * @param {number} seconds from the first request to the last answer
 */
export function summarise(times, seconds) {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    requests: sorted.length,
    perSecond: seconds > 0 ? sorted.length / seconds : 0,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    slowest: sorted.at(-1) ?? null,
    /** Share of answers under the 60 ms that a filtered page may take at one connection. */
    under60: sorted.filter((time) => time < 60).length / Math.max(1, sorted.length),
  };
}
