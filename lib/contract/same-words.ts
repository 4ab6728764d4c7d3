/** Signs and spaces, which say nothing by themselves. PostgreSQL reads these, too. */
export const marks = ` \t\r\n\u00a0.,;:!?…'"“”‘’«»()*/–—-`;
/** Those that stand within a number say something. */
export const idleMarks = `(?<![0-9])[${marks}]|[${marks}](?![0-9])`;
const idle = new RegExp(idleMarks, 'g');

/** Whether a text says what it said, but for its case, a sign or a space: what it was translated to still holds. */
export function isSameWords(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(text: string): string {
  return text.toLowerCase().replace(idle, '');
}
