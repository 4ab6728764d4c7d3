/** Which state stood before another one; those between that were not kept are no states. */
export function revisionBefore(items: readonly { number: number }[], number: number): number {
  const earlier = items.map((item) => item.number).filter((one) => one < number);
  return Math.max(0, ...earlier);
}
