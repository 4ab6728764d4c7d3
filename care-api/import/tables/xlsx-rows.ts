import type { Readable } from 'node:stream';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import { columnOf } from './column-of';
import { type Attributes, readXml } from './read-xml';
import { longestRecord, type Row } from './row';
import { serialDay } from './serial-day';
import { mostCells } from './sheet';
import type { NumberFormat } from './xlsx-styles';

export type Styles = { formats: readonly NumberFormat[]; is1904: boolean };

/** The rows of a sheet: of a formula what it came to when the sheet was saved. Nothing is reckoned or fetched. */
export function sheetRows(stream: Readable, shared: readonly string[], styles: Styles): AsyncGenerator<Row> {
  let line = 0;
  let cells: string[] = [];
  let size = 0;
  let filled = 0;
  let at = -1;
  let cell: Attributes = {};
  let text = '';
  let isText = false;
  let isSpoken = false;
  return readXml<Row>(stream, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1;
        [cells, size, at] = [[], 0, -1];
      } else if (name === 'c') {
        at = attributes.r ? columnOf(attributes.r) : at + 1;
        [cell, text] = [attributes, ''];
      } else if (name === 'rPh') isSpoken = true;
      else if (name === 'v' || name === 't') isText = !isSpoken;
    },
    text(part) {
      if (isText && size <= longestRecord) text += part;
      if (isText) size += part.length;
    },
    close(name, emit) {
      if (name === 'v' || name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'c' && text !== '') {
        while (cells.length < at) cells.push('');
        cells[at] = cellText(cell, text, shared, styles);
        filled += 1;
        if (filled > mostCells) throw new ImportProblem(toFault('importTooLarge'));
      } else if (name === 'row' && size > longestRecord) {
        emit({ line, cells: [], fault: toFault('importLineLong', { max: longestRecord }) });
      } else if (name === 'row' && cells.some((one) => one.trim() !== '')) emit({ line, cells });
    },
  });
}

function cellText({ t = 'n', s = '' }: Attributes, text: string, shared: readonly string[], styles: Styles): string {
  if (t === 's') return shared[Number(text)] ?? '';
  if (t === 'd') return text.slice(0, 10);
  if (t === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  const value = Number(text);
  // As it is cut out of a longer text, it would keep that in memory.
  if (t !== 'n' || !Number.isFinite(value)) return Buffer.from(text).toString();
  const format = styles.formats[Number(s)] ?? null;
  if (format === 'day' && value >= 1) return serialDay(value, styles.is1904);
  // 53.480000000000004 was 53.48 for whoever wrote it.
  const plain = String(Number(value.toPrecision(15)));
  if (format === 'pounds') return `${value < 0 ? '-' : ''}£${plain.replace('-', '').replace(/^\d+\.\d$/, '$&0')}`;
  return typeof format === 'number' ? plain.padStart(format, '0') : plain;
}
