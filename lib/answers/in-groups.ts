const groupSize = 10;

/** Neighbours together, in the order they have. */
export function inGroups<T>(items: readonly T[], size = groupSize): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Groups without what is not among `kept`, and none that is empty then. */
export function onlyOf<T>(groups: readonly (readonly T[])[], kept: readonly T[]): T[][] {
  const known = new Set(kept);
  return groups.map((group) => group.filter((item) => known.has(item))).filter((group) => group.length > 0);
}
