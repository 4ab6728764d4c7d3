/** Blocks of the base from `start` up to `end`, and what stands in their place. */
export type Hunk = { start: number; end: number; blocks: readonly string[] };

/** What differs, by the longest row of blocks that both have. */
export function listHunks(base: readonly string[], other: readonly string[]): Hunk[] {
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
  return hunks.flatMap(toSingles);
}

/** As many in the place of as many: each is one that was changed. */
function toSingles(hunk: Hunk): Hunk[] {
  const { start, end, blocks } = hunk;
  if (end - start !== blocks.length) return [hunk];
  return blocks.map((block, at) => ({ start: start + at, end: start + at + 1, blocks: [block] }));
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
