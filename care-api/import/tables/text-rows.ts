import { toFault } from '@/lib/contract/faults';
import { linesIn } from './lines-in';
import { longestRecord, type Row } from './row';

/** A quotation mark that is never closed costs its line, and no other. `width`: how many cells a line should have. */
export async function* textRows(
  text: AsyncIterable<string> | Iterable<string>,
  separator: string,
  width: () => number = () => 0,
): AsyncGenerator<Row> {
  const records = new Records(separator, width);
  for await (const lines of linesIn(text)) for (const line of lines) yield* records.push(line);
  yield* records.end();
}

type Open = {
  line: number;
  lines: string[];
  length: number;
  cells: string[];
  quoted: string | null;
  strays: number;
};

class Records {
  private open: Open | null = null;
  private line = 0;

  constructor(
    private readonly separator: string,
    private readonly width: () => number,
  ) {}

  *push(line: string): Generator<Row> {
    this.line += 1;
    const open = this.open ?? { line: this.line, lines: [], length: 0, cells: [], quoted: null, strays: 0 };
    this.open = open;
    open.lines.push(line);
    open.length += line.length;
    if (open.length > longestRecord) return yield* this.refuse(open);
    if (line.includes('"') || open.quoted !== null) readCells(open, line, this.separator);
    else open.cells = line.split(this.separator);
    const isOneLine = open.lines.length === 1;
    // Over several lines such a mark opens the next cell: the one before was never closed.
    if (open.strays > 0 && !isOneLine) return yield* this.refuse(open);
    if (open.strays > 0) this.settleStrays(open, line);
    if (open.quoted !== null) return;
    this.open = null;
    if (open.cells.some((cell) => cell.trim() !== '')) yield { line: open.line, cells: open.cells };
  }

  *end(): Generator<Row> {
    while (this.open) yield* this.refuse(this.open);
  }

  /** Names the line a record began in, and reads what followed it anew. */
  private *refuse(open: Open): Generator<Row> {
    const [first = '', ...others] = open.lines;
    const { line } = open;
    const isLong = first.length > longestRecord;
    const fault = isLong ? toFault('importLineLong', { max: longestRecord }) : toFault('importQuotes', { line });
    yield { line, cells: [first.slice(0, longestRecord)], fault };
    this.open = null;
    this.line = line;
    for (const other of others) yield* this.push(other);
  }

  /** `"Home" Mill,York` or `"the "home, sweet home" here",York`: whichever has as many cells as the heading. */
  private settleStrays(open: Open, line: string): void {
    const plain = { ...open, cells: [], quoted: null };
    readCells(plain, line, this.separator, true);
    const isFit = open.quoted === null && open.cells.length === this.width();
    if (!isFit && plain.quoted === null && (open.quoted !== null || plain.cells.length === this.width())) {
      Object.assign(open, plain);
    }
    open.strays = 0;
  }
}

/** `isPlain`: a cell with a quotation mark in its middle is one without. */
function readCells(open: Open, line: string, separator: string, isPlain = false): void {
  let at = 0;
  let start = 0;
  for (;;) {
    if (open.quoted === null) {
      start = at;
      const first = pastSpaces(line, at);
      if (line[first] === '"') {
        open.quoted = '';
        at = first + 1;
      } else {
        const end = endOfCell(line, at, separator);
        open.cells.push(line.slice(at, end));
        if (end === line.length) return;
        at = end + 1;
        continue;
      }
    }
    const mark = line.indexOf('"', at);
    if (mark === -1) {
      open.quoted += `${line.slice(at)}\n`;
      return;
    }
    open.quoted += line.slice(at, mark);
    const next = pastSpaces(line, mark + 1);
    if (line[mark + 1] === '"') {
      open.quoted += '"';
      at = mark + 2;
    } else if (next === line.length || line[next] === separator) {
      open.cells.push(open.quoted);
      open.quoted = null;
      if (next === line.length) return;
      at = next + 1;
    } else if (isPlain) {
      const end = endOfCell(line, start, separator);
      open.cells.push(line.slice(start, end));
      open.quoted = null;
      if (end === line.length) return;
      at = end + 1;
    } else {
      open.strays += 1;
      open.quoted += '"';
      at = mark + 1;
    }
  }
}

function endOfCell(line: string, from: number, separator: string): number {
  const end = line.indexOf(separator, from);
  return end === -1 ? line.length : end;
}

function pastSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ') at += 1;
  return at;
}
