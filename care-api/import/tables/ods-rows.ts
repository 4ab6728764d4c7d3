import type { Readable } from 'node:stream';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import { type Attributes, readXml } from './read-xml';
import { longestRecord, type Row } from './row';
import { mostCells } from './sheet';

const mostRows = 1_048_576;
const mostRepeated = 16_384;

/** The rows of one sheet of an .ods; what is repeated for nothing, to the end of the sheet, is passed over. */
export function odsRows(stream: Readable, sheet: string): AsyncGenerator<Row> {
  const cells = openCells();
  let line = 0;
  let times = 1;
  let filled = 0;
  let isHere = false;
  return readXml<Row>(stream, {
    open(name, attributes) {
      if (name === 'table') isHere = attributes['table:name'] === sheet && line === 0;
      if (!isHere) return;
      if (name === 'table-row') {
        times = Number(attributes['table:number-rows-repeated']) || 1;
        cells.begin();
      } else cells.open(name, attributes);
    },
    text(part) {
      if (isHere) cells.text(part);
    },
    close(name, emit) {
      if (name === 'table') isHere = false;
      if (!isHere) return;
      if (name !== 'table-row') {
        cells.close(name);
        return;
      }
      const { row, isLong } = cells.end();
      if (row.some((cell) => cell.trim() !== '')) {
        for (let time = 1; time <= Math.min(times, mostRows); time += 1) {
          filled += row.length;
          if (filled > mostCells) throw new ImportProblem(toFault('importTooLarge'));
          emit({ line: line + time, cells: [...row] });
        }
      } else if (isLong) emit({ line: line + 1, cells: [], fault: toFault('importLineLong', { max: longestRecord }) });
      line += times;
    },
  });
}

function openCells() {
  let row: string[] = [];
  let blank = 0;
  let size = 0;
  let attributes: Attributes = {};
  let text = '';
  let lines = 0;
  let inText = 0;
  let inNote = 0;
  const put = (value: string, times: number) => {
    if (value === '') {
      blank += times;
      return;
    }
    const before = Math.min(blank, mostRepeated);
    for (let time = 0; time < before; time += 1) row.push('');
    for (let time = 0; time < Math.min(times, mostRepeated); time += 1) row.push(value);
    blank = 0;
  };
  return {
    begin() {
      [row, blank, size] = [[], 0, 0];
    },
    open(name: string, given: Attributes) {
      if (name === 'annotation') inNote += 1;
      else if (name === 'table-cell' || name === 'covered-table-cell') [attributes, text, lines] = [given, '', 0];
      else if (inNote > 0) return;
      else if (name === 'p') {
        inText += 1;
        text += lines > 0 ? ' ' : '';
        lines += 1;
      } else if (name === 's') text += ' '.repeat(Math.min(Number(given['text:c']) || 1, 100));
      else if (name === 'tab' || name === 'line-break') text += ' ';
    },
    text(part: string) {
      if (inText === 0 || inNote > 0) return;
      size += part.length;
      if (size <= longestRecord) text += part;
    },
    close(name: string) {
      if (name === 'annotation') inNote -= 1;
      else if (name === 'p' && inNote === 0) inText -= 1;
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        put(cellText(attributes, text), Number(attributes['table:number-columns-repeated']) || 1);
      }
    },
    end: () => ({ row: size > longestRecord ? [] : row, isLong: size > longestRecord }),
  };
}

function cellText(attributes: Attributes, text: string): string {
  const type = attributes['office:value-type'];
  if (type === 'date') return (attributes['office:date-value'] ?? text).slice(0, 10);
  // '01632 960231' may be a number that is shown with its 0.
  if (type !== 'float' || /^[0+]\d/.test(text)) return text;
  return String(Number(Number(attributes['office:value'] ?? text).toPrecision(15)));
}
