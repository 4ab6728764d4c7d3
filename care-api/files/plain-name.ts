/** What a file was called, without its ending: one line without folders and without signs that turn its end around. */
export function plainName(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  return (line.replace(/\.[^.]{1,10}$/, '') || 'file').slice(0, 150).toWellFormed();
}
