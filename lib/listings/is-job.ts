export function isJob(categoryNames: readonly string[]): boolean {
  return categoryNames.some((name) => name.toLowerCase().includes('job'));
}
