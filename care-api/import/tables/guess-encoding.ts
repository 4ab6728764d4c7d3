import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import type { TableEncoding } from '@/lib/contract/import';
import { openDecoder } from './encodings';

/** By its mark, its zeros, UTF-8, or which older way makes words of it. @throws ImportProblem for no text. */
export async function guessEncoding(bytes: AsyncIterable<Buffer>): Promise<TableEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const seen = new Map<number, number>();
  let isUtf8 = true;
  let isBegun = false;
  let before = 0x20;
  for await (const chunk of bytes) {
    if (!isBegun) {
      const wide = wideEncoding(chunk);
      if (wide) return wide;
    }
    isBegun = true;
    if (chunk.includes(0)) throw new ImportProblem(toFault('importNotText'));
    isUtf8 &&= isReadBy(utf8, chunk);
    if (seen.size < mostSeen) before = noteLetters(seen, before, chunk);
  }
  if (!isBegun) throw new ImportProblem(toFault('importEmpty'));
  if (isUtf8 && isReadBy(utf8)) return 'utf-8';
  const [best] = older.map((encoding) => ({ encoding, score: scoreOf(encoding, seen) })).sort(byScore);
  return best?.encoding ?? 'windows-1252';
}

/** The first counts where two are as good. */
const older = ['windows-1252', 'macintosh', 'ibm850'] as const;
const mostSeen = 20_000;

function byScore(a: { score: number }, b: { score: number }): number {
  return b.score - a.score;
}

function isReadBy(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

function wideEncoding(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const beginning = start.subarray(0, 65_536);
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd === 0) return null;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder(encoding).decode(beginning.subarray(0, beginning.length - (beginning.length % 2)));
  return /[\n\r,;\t|]/.test(text) && !/[^\P{Cc}\t\n\r]|\p{Cn}|\p{Co}/u.test(text) ? encoding : null;
}

function noteLetters(seen: Map<number, number>, last: number, chunk: Buffer): number {
  let before = last;
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at] ?? 0;
    if (byte >= 0x80) {
      const key = (before << 16) | (byte << 8) | (chunk[at + 1] ?? 0x20);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    before = byte;
  }
  return before;
}

function scoreOf(encoding: TableEncoding, seen: ReadonlyMap<number, number>): number {
  const decoder = openDecoder(encoding);
  let score = 0;
  for (const [key, times] of seen) {
    const [before = '', letter = '', after = ''] = decoder.decode(
      Uint8Array.of(key >> 16, (key >> 8) & 255, key & 255),
    );
    score += likeliness(before, letter, after) * Math.min(times, 100);
  }
  return score;
}

function likeliness(before: string, letter: string, after: string): number {
  const [hasBefore, hasAfter] = [isLetter(before), isLetter(after)];
  if (/\p{Ll}/u.test(letter)) {
    if (isUpper(after) || /\d/.test(after)) return -2;
    if (isUpper(before) && !hasAfter) return -1;
    return hasBefore || hasAfter ? 2 + Number(common.includes(letter)) : -1;
  }
  if (isUpper(letter)) {
    if (hasBefore && !isUpper(before)) return -3;
    return hasBefore || hasAfter ? 1 + Number(common.includes(letter.toLowerCase())) : -1;
  }
  if ('£€'.includes(letter)) return /\d/.test(after) ? 4 : 0;
  if ('‘’'.includes(letter)) return hasBefore || hasAfter ? 4 : 0;
  if (letter === '“') return hasBefore ? -1 : 3;
  if (letter === '”') return hasAfter ? -1 : 3;
  if ('–—'.includes(letter)) return /[\s\d]/.test(before) ? 3 : 0;
  if (/\p{Cc}/u.test(letter)) return -5;
  if ('…•·°½¼²®©™\u00a0'.includes(letter)) return 1;
  return hasBefore && hasAfter ? -3 : -1;
}

const common = 'éèêëáàâäíîïóôöúùûüçñøåæß';

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign);
}

function isUpper(sign: string): boolean {
  return /\p{Lu}/u.test(sign);
}
