import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// 27 kB of script: whoever only reads a page has no use for it.
const signedIn = ['components/comments/comment-tools.tsx', 'components/comments/conversation.tsx'];

it('no script of a public page brings zod, but what is loaded for whoever is signed in', () => {
  const clients = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((name) => join('components', name))
    .filter(
      (file) =>
        /(?<!\.test)\.tsx?$/.test(file) &&
        !file.startsWith('components/admin/') &&
        readFileSync(file, 'utf8').startsWith("'use client'"),
    );
  expect(clients.length).toBeGreaterThan(50);
  const ways = clients.filter((file) => !signedIn.includes(file)).map((file) => wayToZod(file));
  expect(ways.filter(Boolean)).toEqual([]);
});

/** The files between, with arrows; '' where there is none. */
function wayToZod(file: string, seen = new Set<string>()): string {
  for (const next of valueImports(file)) {
    if (next === 'zod') return `${file} > zod`;
    if (seen.has(next) || !existsSync(next)) continue;
    seen.add(next);
    const way = wayToZod(next, seen);
    if (way) return `${file} > ${way}`;
  }
  return '';
}

/** What a file needs when it runs; types are gone by then. */
function valueImports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^import\s+(?!type\s)([^;]*?)\s+from '([^']+)'/gms);
  return [...found]
    .filter(([, names = '']) => !/^\{[^}]*\}$/s.test(names) || names.split(',').some((name) => !isType(name)))
    .map(([, , from = '']) => fileOf(file, from));
}

function isType(name: string): boolean {
  return /^[\s{]*(type\s.*)?[\s}]*$/s.test(name);
}

function fileOf(file: string, from: string): string {
  const path = from.startsWith('@/') ? from.slice(2) : from.startsWith('.') ? join(dirname(file), from) : from;
  return (
    ['', '.ts', '.tsx', '.mjs'].map((end) => path + end).find((name) => /\.\w+$/.test(name) && existsSync(name)) ?? path
  );
}
