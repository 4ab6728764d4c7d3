import type { Row } from './row';

export type Sheet = { name: string; isHidden: boolean; rows(): AsyncGenerator<Row> };

/** Bytes of one part of a workbook, unpacked. */
export const mostPart = 512 * 1024 * 1024;
/** Filled cells of a sheet, and signs of the texts it shares. */
export const mostCells = 20_000_000;
export const mostShared = 64 * 1024 * 1024;
