/**
 * The value that `share` (0 to 1) of the values do not exceed, by nearest rank; null when there are none.
 * @param {number[]} sorted rising
 * @param {number} share
 */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
