import type { Fault } from '@/lib/contract/faults';

/** A line of a table that has something in it. `line`: where it begins, from 1; `fault`: why it cannot be read. */
export type Row = { line: number; cells: string[]; fault?: Fault };

/** Signs of one line or record; whatever is longer is named and not kept. */
export const longestRecord = 1_000_000;
export const mostColumns = 500;

/** Records of a file: all are held in memory at once, and a small archive may hold a world. */
export const mostRecords = 200_000;
/** Lines of a file, blank ones among them, before it is given up: a record may be written over many. */
export const mostLines = 50 * mostRecords;
