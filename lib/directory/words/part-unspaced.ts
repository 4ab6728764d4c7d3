import { unspacedPhrases } from './language-rows';

const letters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const known: ReadonlySet<string> = new Set(unspacedPhrases);
const longest = Math.max(...unspacedPhrases.map(({ length }) => length));

/** Chinese and Japanese are written without spaces: parted at the longest phrases a question knows. `start`: its place. */
export function partUnspaced(text: string, start: number): { text: string; start: number }[] {
  if (!letters.test(text)) return [{ text, start }];
  const parts: { text: string; start: number }[] = [];
  let unknownFrom = 0;
  const take = (from: number, to: number) => {
    if (to > from) parts.push({ text: text.slice(from, to), start: start + from });
  };
  for (let at = 0; at < text.length; ) {
    const length = knownAt(text, at);
    if (length > 0) {
      take(unknownFrom, at);
      take(at, at + length);
      unknownFrom = at + length;
    }
    at += length || 1;
  }
  take(unknownFrom, text.length);
  return parts;
}

function knownAt(text: string, at: number): number {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    if (known.has(text.slice(at, at + length))) return length;
  }
  return 0;
}
