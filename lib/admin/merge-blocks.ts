import { toHtml, toText } from './paragraphs';

const single = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'wbr']);

/** Each block as one of them wrote it. Null where both changed the same block, and for a text without blocks. */
export function mergeBlocks(base: string, mine: string, theirs: string): string | null {
  const [from, ours, other] = [base, mine, theirs].map((text) => splitBlocks(toHtml(text)));
  if (!from || !ours || !other || from.length < 2) return null;
  const merged = inPlace(from, ours, other) ?? byHunks(from, ours, other);
  return merged && toText(merged.join(''));
}

/** The elements that HTML consists of, whole, with what stands around them; null where some is no element, or not closed. */
export function splitBlocks(html: string): string[] | null {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: end, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (depth === 0 && html.slice(start, index).trim() !== '') return null;
    if (end) depth -= 1;
    else if (!single.has(name.toLowerCase()) && !tag.endsWith('/>')) depth += 1;
    if (depth < 0) return null;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return depth === 0 && html.slice(start).trim() === '' ? blocks : null;
}

function inPlace(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] | null {
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const merged = base.map((block, at) => oneOf(block, mine[at] ?? '', theirs[at] ?? ''));
  return merged.every((block) => block !== null) ? merged : null;
}

function oneOf(base: string, mine: string, theirs: string): string | null {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : null;
}

/** Blocks of the base from `start` up to `end`, and what stands in their place. */
type Hunk = { start: number; end: number; blocks: readonly string[] };

function byHunks(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] | null {
  const ours = listHunks(base, mine);
  const others = listHunks(base, theirs).filter((hunk) => !ours.some((own) => isSame(own, hunk)));
  if (ours.some((own) => others.some((hunk) => isAcross(own, hunk)))) return null;
  const merged: string[] = [];
  let at = 0;
  for (const { start, end, blocks } of [...ours, ...others].sort((a, b) => a.start - b.start || a.end - b.end)) {
    merged.push(...base.slice(at, start), ...blocks);
    at = end;
  }
  return [...merged, ...base.slice(at)];
}

function isSame(a: Hunk, b: Hunk): boolean {
  return a.start === b.start && a.end === b.end && a.blocks.join('') === b.blocks.join('');
}

function isAcross(a: Hunk, b: Hunk): boolean {
  return (a.start < b.end && b.start < a.end) || (a.start === b.start && (a.start === a.end) === (b.start === b.end));
}

function listHunks(base: readonly string[], other: readonly string[]): Hunk[] {
  const longest = longestFrom(base, other);
  const hunks: Hunk[] = [];
  let [i, j, start, from] = [0, 0, 0, 0];
  const close = () => {
    if (i > start || j > from) hunks.push({ start, end: i, blocks: other.slice(from, j) });
  };
  while (i < base.length && j < other.length) {
    if (base[i] === other[j]) {
      close();
      [i, j] = [i + 1, j + 1];
      [start, from] = [i, j];
    } else if (lengthAt(longest, i + 1, j) >= lengthAt(longest, i, j + 1)) i += 1;
    else j += 1;
  }
  [i, j] = [base.length, other.length];
  close();
  return hunks;
}

/** Of what is left from each place on, the length of the longest row that both have. */
function longestFrom(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] =
        a[i] === b[j] ? lengthAt(lengths, i + 1, j + 1) + 1 : Math.max(lengthAt(lengths, i + 1, j), row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}
