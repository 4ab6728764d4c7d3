import { createHash } from 'node:crypto';

/** PostgreSQL holds neither the character 0 nor halves of characters. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ');
}

/** Only what is written by its number can be such a character. @throws SyntaxError */
export function parseStorable(json: string): unknown {
  if (!json.includes('\\u')) return JSON.parse(json);
  return JSON.parse(json, (_, value) => (typeof value === 'string' ? storable(value) : value));
}

/** The beginning of a text, without half of a character at its end. */
export function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Bytes: an index takes 2,704 in a row. */
const longestKey = 1_500;

/** A text as a key: of one that no index takes its sum. */
export function keyOf(text: string): string {
  const key = storable(text);
  if (Buffer.byteLength(key) <= longestKey) return key;
  const sum = createHash('sha256').update(key).digest('hex');
  // What is no number stays none.
  return key.includes('|') ? `|${sum}` : sum;
}
