const groupSize = 10;

export function chunk<T>(items: readonly T[], size = groupSize): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

export function filterGroups<T>(groups: readonly (readonly T[])[], kept: readonly T[]): T[][] {
  const known = new Set(kept);
  return groups.map((group) => group.filter((item) => known.has(item))).filter((group) => group.length > 0);
}
