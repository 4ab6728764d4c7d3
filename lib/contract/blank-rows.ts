import type { WorkingData } from './working';

export function isBlankRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return Object.values(row).every((cell) => cell === '' || cell === null || cell === undefined);
}

/** A form keeps its rows where they stand while somebody writes; those that were left blank are not published. */
export function withoutBlankRows(data: WorkingData): WorkingData {
  const tidied = Object.entries(data).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((row) => !isBlankRow(row)) : value,
  ]);
  return Object.fromEntries(tidied);
}
