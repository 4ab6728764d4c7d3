/** One after the other, whatever became of those before. @throws what failed last */
export async function eachByItself<T>(all: Iterable<T>, act: (one: T) => Promise<unknown>): Promise<void> {
  let failed: { error: unknown } | null = null;
  for (const one of all) {
    try {
      await act(one);
    } catch (error) {
      failed = { error };
    }
  }
  if (failed) throw failed.error;
}
