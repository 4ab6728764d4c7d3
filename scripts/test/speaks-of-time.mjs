import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const time = /new Date\(\)|Date\.now|\bnow\b|useFakeTimers|timeZone/;
const ours = /\bfrom '(\.{1,2}\/[^']+|@\/[^']+)'/g;
const endings = ['', '.ts', '.tsx', '.mjs'];

/**
 * Whether a test file, or what it imports of ours, asks for the time or tells it.
 * @param {string} path
 * @param {(path: string) => string} read
 * @param {(path: string) => boolean} exists
 */
export function speaksOfTime(path, read = (file) => readFileSync(file, 'utf8'), exists = existsSync) {
  const source = read(path);
  return time.test(source) || importsOf(path, source, exists).some((file) => time.test(read(file)));
}

function importsOf(path, source, exists) {
  return [...source.matchAll(ours)].flatMap(([, name]) => {
    const file = name.startsWith('@/') ? name.slice(2) : join(dirname(path), name);
    return endings.map((ending) => `${file}${ending}`).filter((found) => /\.\w+$/.test(found) && exists(found));
  });
}
