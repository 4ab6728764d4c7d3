/** An answer reads in its own direction within a sentence. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
