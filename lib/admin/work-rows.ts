import { isBlankRow } from '@/lib/contract/blank-rows';
import type { WorkingData } from '@/lib/contract/working';
import type { Fields } from './merge-edits';
import type { WorkField } from './work';

/** Rows of cells that are a list of the call: `fees.0.name` is the name of the first. */
export type RowKind = {
  name: string;
  columns: readonly string[];
  numbers?: readonly string[];
  most: number;
};
export type Row = Record<string, unknown>;

export function rowCells(
  { name, columns, most }: RowKind,
  cell: (column: string, name: string, row: number) => WorkField,
) {
  return places(most).flatMap((at) => columns.map((column) => cell(column, `${name}.${at}.${column}`, at + 1)));
}

export function toRowFields({ name, columns, most }: RowKind, data: WorkingData): Fields {
  const kept = rowsOf(data[name]);
  return Object.fromEntries(
    places(most).flatMap((at) => columns.map((column) => [`${name}.${at}.${column}`, said(kept[at]?.[column])])),
  );
}

/** The list as its call takes it; null where no cell was touched. Rows that are cleared keep their place. */
export function toRows({ name, columns, numbers = [], most }: RowKind, fields: Fields, before: Fields): Row[] | null {
  const cellAt = (at: number, column: string) => `${name}.${at}.${column}`;
  const isChanged = (cell: string) => fields[cell] !== undefined && fields[cell] !== before[cell];
  if (!places(most).some((at) => columns.some((column) => isChanged(cellAt(at, column))))) return null;
  const rows = places(most).map((at) =>
    Object.fromEntries(
      columns.map((column) => {
        const text = (fields[cellAt(at, column)] ?? before[cellAt(at, column)] ?? '').trim();
        return [column, numbers.includes(column) ? toNumber(text, '') : text];
      }),
    ),
  );
  return rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1);
}

/** The cell that a call's own name leads to: rows that were left blank were not sent. */
export function cellOf({ name, columns }: RowKind, field: string, data: WorkingData): string | null {
  const [, list = '', at = '0', column = ''] = /^(\w+)(?:\.(\d+)(?:\.(\w+))?)?$/.exec(field) ?? [];
  if (list !== name) return null;
  const written = rowsOf(data[name]).flatMap((row, place) => (isBlankRow(row) ? [] : [place]));
  return `${name}.${written[Number(at)] ?? 0}.${column || columns[0]}`;
}

/** Text that is no number stays as it is: publishing says so. */
export function toNumber<None>(text: string, none: None): None | number | string {
  const value = text.trim();
  if (value === '') return none;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

export function rowsOf(value: unknown): Row[] {
  if (!Array.isArray(value)) return [];
  return value.map((row) => (typeof row === 'object' && row !== null ? { ...row } : {}));
}

export function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function places(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at);
}
