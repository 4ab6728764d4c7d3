type Found<T> = ReadonlyMap<number, T>;

/** What is asked for while something is being read is read in one question with all that is asked for meanwhile. */
export function readTogether<T>(
  read: (ids: readonly number[]) => Promise<Found<T>>,
): (ids: readonly number[]) => Promise<Found<T>> {
  let last: Promise<unknown> = Promise.resolve();
  let next: { ids: Set<number>; found: Promise<Found<T>> } | null = null;

  function plan() {
    const ids = new Set<number>();
    const found = last.then(() => {
      next = null;
      return read([...ids]);
    });
    last = found.catch(() => {});
    return { ids, found };
  }

  return (ids) => {
    next ??= plan();
    for (const id of ids) next.ids.add(id);
    return next.found;
  };
}
