/** As many are named for each word. */
const most = 5;

/**
 * For each word that no text holds, the words of the texts that are nearest to it.
 * @param {string[]} given each may be several words
 * @param {string[]} texts
 * @returns {{ word: string, near: string[] }[]}
 */
export function nearWords(given, texts) {
  const known = [...new Set(texts.flatMap(wordsIn))].sort();
  return given
    .flatMap(wordsIn)
    .filter((word) => !known.some((other) => other.includes(word)))
    .map((word) => ({ word, near: nearest(word, known) }))
    .filter(({ near }) => near.length > 0);
}

/** The titles of the tests in a source, and of what they stand in. */
export function titlesIn(source) {
  return [...source.matchAll(title)].map((found) => found[2]);
}

/** Alone on its line, or after what calls for one. */
const title = /^\s*(?:(?:test|it|describe)\b.*\(|\]\)\()?(['"`])(.+?)\1,(?= (?:async )?\(|\n)/gm;

function nearest(word, known) {
  return known
    .map((other) => ({ other, ...nearness(word, other) }))
    .filter(({ steps, share }) => steps <= 2 && share < 0.5)
    .sort((one, two) => one.steps - two.steps || one.begins - two.begins || one.share - two.share)
    .slice(0, most)
    .map(({ other }) => other);
}

/** The share is that of the letters that a step changes: of a short word, all are two steps away. */
function nearness(word, other) {
  const steps = stepsBetween(word, other);
  return { steps, share: steps / Math.max(word.length, other.length), begins: other[0] === word[0] ? 0 : 1 };
}

function wordsIn(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many letters must be put in, left out, replaced or swapped with their neighbour (the optimal string alignment distance). */
function stepsBetween(one, two) {
  const rows = [Array.from({ length: two.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= two.length; column += 1) {
      const isSame = one[row - 1] === two[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === two[column - 2] && one[row - 2] === two[column - 1];
      rows[row][column] = Math.min(
        rows[row - 1][column] + 1,
        rows[row][column - 1] + 1,
        rows[row - 1][column - 1] + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2][column - 2] + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return rows[one.length][two.length];
}
