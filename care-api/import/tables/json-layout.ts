import { z } from 'zod';
import { toFault } from '@/lib/contract/faults';
import type { Layout } from './layouts';
import type { Row } from './row';

const record = z.record(z.string(), z.unknown());
const rowsLookedAt = 40;

export function jsonLayout(documents: readonly unknown[]): Layout | null {
  const items = documents.flat();
  const records = items.map((item) => record.safeParse(item).data ?? null);
  // Of all of them: an API leaves out what is blank.
  const names = [...new Set(records.flatMap((fields) => Object.keys(fields ?? {})))];
  if (names.length === 0 || items.length < 2) return null;
  const rows = records.map((fields, index): Row => {
    const line = index + 1;
    if (!fields)
      return { line, cells: [], fault: toFault(items[index] === undefined ? 'importNotJson' : 'importNotObject') };
    return { line, cells: names.map((name) => cellText(fields[name])) };
  });
  return {
    reading: {},
    beginning: [{ line: 0, cells: names }, ...rows.slice(0, rowsLookedAt)],
    async *rows() {
      yield* rows;
    },
  };
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
