import { isDeepStrictEqual } from 'node:util';

export function changed<T extends object>(
  before: T,
  after: T,
  isSame: (a: unknown, b: unknown) => boolean = isDeepStrictEqual,
): Partial<T> {
  const told: Partial<T> = {};
  for (const field in after) if (!isSame(before[field], after[field])) told[field] = after[field];
  return told;
}

export function changedFields(
  ...[before, after, isSame]: Parameters<typeof changed<Record<string, unknown>>>
): string[] {
  return Object.keys({ ...changed(after, before, isSame), ...changed(before, after, isSame) });
}
