export function toPlainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[*_#"“”]/g, '')
    .replace(/\b(?:[a-z]\.){2,}/g, (letters) => letters.replaceAll('.', ''))
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** Its sentences: what is asked in one says nothing of the next. */
export function sentencesOf(text: string): string[] {
  return toPlainWords(text)
    .replace(/\b(etc|no|inc|incl|dr|mr|mrs)\./g, '$1')
    .split(/(?<=[?!])\s*|(?<=[.;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
