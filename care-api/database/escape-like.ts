export function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
