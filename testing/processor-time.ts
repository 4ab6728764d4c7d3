/** What comes of the work, and the milliseconds of processor it took, however busy the machine is with other work. */
export function onProcessor<T>(work: () => T): { made: T; ms: number } {
  const before = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(before);
  return { made, ms: (user + system) / 1_000 };
}
