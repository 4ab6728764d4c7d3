/** What a spreadsheet has made of a cell, put back; a fault of its own is none of what was typed. */
export function plainCell(cell: string): { text: string; isFault: boolean } {
  if (!/^[\s'=#\d-]|^Err:/.test(cell)) return { text: cell, isFault: false };
  const trimmed = cell.trim();
  if (faults.test(trimmed)) return { text: '', isFault: true };
  // ="01632 960231" and '01632 960231 keep a number a text.
  const [, quoted] = /^="((?:[^"]|"")*)"$/.exec(trimmed) ?? [];
  if (quoted !== undefined) return { text: quoted.replaceAll('""', '"'), isFault: false };
  if (/^'[\s=+\-@\d]/.test(trimmed)) return { text: trimmed.slice(1), isFault: false };
  return { text: /^-?\d+\.0$/.test(trimmed) ? trimmed.slice(0, -2) : cell, isFault: false };
}

const faults =
  /^(#(N\/A|NAME\?|VALUE!|REF!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA|#{2,})|Err:\d{3})$/i;
