export type Piece = { kind: 'same' | 'gone' | 'new'; text: string };

/** Parts beyond which two texts are shown whole: the table below grows with their product. */
const most = 1_500;

export function wordDiff(before: string, after: string): Piece[] {
  return join(diffParts(split(before), split(after)));
}

export function diffParts(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length > most || b.length > most) {
    return [
      ...a.map((text) => ({ kind: 'gone' as const, text })),
      ...b.map((text) => ({ kind: 'new' as const, text })),
    ];
  }
  const common = commonLengths(a, b);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old = '', young = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && old === young) {
      pieces.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      pieces.push({ kind: 'gone', text: old });
      i += 1;
    } else {
      pieces.push({ kind: 'new', text: young });
      j += 1;
    }
  }
  return pieces;
}

function split(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const longest = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
      const row = table[i];
      if (row) row[j] = longest;
    }
  }
  return table;
}

function at(table: readonly Uint16Array[], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}

function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else if (piece.text !== '') joined.push({ ...piece });
  }
  return joined;
}
