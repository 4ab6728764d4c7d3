import { redirectKeys } from '@/lib/contract/redirect-key.mjs';

/** Where an address leads in the end, in one step; null where that would be to where it began. */
export function followWays(ways: ReadonlyMap<string, string>, from: string, first = ways.get(from)): string | null {
  const passed = new Set([from]);
  let to = first ?? null;
  while (to?.startsWith('/')) {
    const keys = redirectKeys(to);
    if (keys.some((key) => passed.has(key))) return null;
    const next = keys.find((key) => ways.has(key));
    if (next === undefined) break;
    passed.add(next);
    to = ways.get(next) ?? null;
  }
  return to;
}
