export const headSeparator = '|';

/** Spreadsheets know by it, at the beginning, that a table is UTF-8. */
export const utf8Mark = '\uFEFF';

export function toLine(cells: readonly unknown[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** What a spreadsheet would take for a formula gets a sign in front that makes it plain text. */
export function toCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  const plain = typeof value === 'string' && /^\s*[=+\-@\t\r|＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
