export type Raw = Readonly<Record<string, unknown>>;

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What two answers say of one thing: a page in short, and its own address in full; or place by place. */
export function joinRaw(first: Raw, second: Raw): Raw {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...names].map((name) => [name, joinValues(first[name], second[name])]));
}

function joinValues(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return joinLists([...first, ...second]);
  if (isRaw(first) && isRaw(second)) return joinRaw(first, second);
  return first === undefined || first === null || first === '' ? second : first;
}

function joinLists(items: readonly unknown[]): unknown[] {
  const known = new Map<unknown, unknown>();
  for (const item of items) {
    const key = (isRaw(item) ? item.id : null) ?? JSON.stringify(item);
    known.set(key, known.has(key) ? joinValues(known.get(key), item) : item);
  }
  return [...known.values()];
}
