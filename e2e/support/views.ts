import { inTurn } from '../../scripts/test/sample.mjs';

/** What stands before a path, per language. */
export const prefixes = ['', '/ar'] as const;

type View = { prefix: (typeof prefixes)[number]; width: number };

/** The first two show each language and each width once. */
export const views: View[] = [
  { prefix: '', width: 1280 },
  { prefix: '/ar', width: 320 },
  { prefix: '', width: 320 },
  { prefix: '/ar', width: 1280 },
];

/** The start page has no slash of its own under a prefix. */
export const withPrefix = (prefix: string, path: string) => (prefix && path === '/' ? prefix : prefix + path);

/** Paths, each in one language after the other; in the sweep each in all. */
export function addressesOf(paths: readonly string[]): string[] {
  return prefixes.flatMap((prefix, turn) =>
    inTurn(paths, turn, prefixes.length).map((path) => withPrefix(prefix, path)),
  );
}
