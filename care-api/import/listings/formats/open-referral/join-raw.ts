import { z } from 'zod';

/** A record of Open Referral, in the names of its third version. */
export type Raw = Readonly<Record<string, unknown>>;

export const rawRecord = z.record(z.string(), z.unknown());

/** What two answers say of one thing: a page in short, and its own address in full; or place by place. */
export function joinRaw(first: Raw, second: Raw): Raw {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...names].map((name) => [name, joinValues(first[name], second[name])]));
}

function joinValues(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return joinLists([...first, ...second]);
  const [one, other] = [rawRecord.safeParse(first), rawRecord.safeParse(second)];
  if (one.success && other.success) return joinRaw(one.data, other.data);
  return first === undefined || first === null || first === '' ? second : first;
}

/** Each once, by its id. */
function joinLists(items: readonly unknown[]): unknown[] {
  const known = new Map<unknown, unknown>();
  for (const item of items) {
    const key = rawRecord.safeParse(item).data?.id ?? JSON.stringify(item);
    known.set(key, known.has(key) ? joinValues(known.get(key), item) : item);
  }
  return [...known.values()];
}
