/** A listing is a job when the name of one of its categories contains "job". */
export function isJob(categoryNames: readonly string[]): boolean {
  return categoryNames.some((name) => name.toLowerCase().includes('job'));
}
