/** The rows of a table that is written as text: a name, a colon, phrases with commas between. */
export function readTable(table: string): (readonly [name: string, phrases: readonly string[]])[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .map((line) => {
      const [name = '', phrases = ''] = line.split(':');
      return [
        name.trim(),
        phrases
          .split(',')
          .map((phrase) => phrase.trim())
          .filter(Boolean),
      ] as const;
    });
}
