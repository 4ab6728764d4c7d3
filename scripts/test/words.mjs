/**
 * Parts the test files by the words that are left for the names of their tests: a word that stands in a file's path fits
 * all of its tests. Files that hold none of the words left are out.
 * @param {string[]} paths
 * @param {string[]} words
 * @param {(path: string) => string} read
 * @returns {{ named: string[], paths: string[] }[]}
 */
export function chooseFiles(paths, words, read) {
  const groups = new Map();
  for (const path of paths) {
    const named = words.filter((word) => !holds(path, word));
    if (named.length > 0 && !named.every((word) => holds(read(path), word))) continue;
    const key = JSON.stringify(named);
    groups.set(key, { named, paths: [...(groups.get(key)?.paths ?? []), path] });
  }
  return [...groups.values()];
}

/** Fits a text that holds every word, in any order. */
export function patternOf(words) {
  return words.map((word) => `(?=.*${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`).join('');
}

function holds(text, word) {
  return text.toLowerCase().includes(word.toLowerCase());
}
