/** How many letters may be wrong: none in short words, where everything is like everything. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 9 ? 1 : 2;
}

export type Candidate = {
  word: string;
  /** How many listings have it, or people live there. */
  times: number;
  /** Which letters it has, a bit each: words that differ in many are not compared. */
  letters: number;
};

export function toCandidate(word: string, times: number): Candidate {
  return { word, times, letters: letterBits(word) };
}

/**
 * Null when none is like it. A letter too much, too few, wrong, or two in each other's place are a slip each. Never a
 * much shorter word, which means something else. Of like ones that which begins and ends alike, then the commoner.
 */
export function correctWord(asked: string, candidates: readonly Candidate[]): string | null {
  const most = slipsAllowed(asked);
  if (most === 0 || /\d/.test(asked)) return null;
  const letters = letterBits(asked);
  let best: { word: string; score: number } | null = null;
  for (const { word, times, letters: has } of candidates) {
    if (bitCount(letters ^ has) > 2 * most || Math.abs(word.length - asked.length) > most) continue;
    if (word.length < 4 || word.length < asked.length - 1) continue;
    const slips = slipsBetween(asked, word, most);
    if (slips > most) continue;
    // The same letters in another order: a slip of two hands.
    const isSwap = letters === has && word.length === asked.length ? 0.3 : 0;
    const isFirst = word[0] === asked[0] ? 0 : 0.6;
    const isLast = word.at(-1) === asked.at(-1) ? 0 : 0.1;
    const score = slips - isSwap + isFirst + isLast - Math.min(0.45, Math.log10(times + 1) / 8);
    if (!best || score < best.score || (score === best.score && word < best.word)) best = { word, score };
  }
  return best?.word ?? null;
}

/** Damerau's distance (optimal string alignment), no further than `most`. */
function slipsBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - 97;
    if (letter >= 0 && letter < 26) bits |= 1 << letter;
  }
  return bits;
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
