/** Words as a pattern of `like` has them, taken literally. */
export function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
