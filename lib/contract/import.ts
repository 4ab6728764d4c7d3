import { z } from 'zod';
import { says } from './issue-faults';
import { plainFieldNames } from './listing-fields';
import { idParam, typed } from './wire';

export const importFields = [
  'title',
  ...plainFieldNames,
  ...(['description', 'categories', 'features', 'status', 'lat', 'lng'] as const),
  ...(['number', 'provider', 'places', 'rating', 'ratedOn', 'inspectedOn'] as const),
] as const;
export type ImportField = (typeof importFields)[number];

/** How the letters of a text are written, by the names that browsers have for it. */
export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'ibm850'] as const;
export type TableEncoding = (typeof tableEncodings)[number];
export const tableSeparators = [',', ';', 'tab', '|', '^', '~'] as const;
export type TableSeparator = (typeof tableSeparators)[number];

/** How a file is read as a table; what is left out is guessed. */
export const tableReading = z.strictObject({
  encoding: z.enum(tableEncodings).optional(),
  separator: z.enum(tableSeparators).optional(),
  sheet: z.string().max(200).optional(),
  /** Of a workbook: the sheets that are not. */
  others: z.array(z.string().max(200)).max(1_000).optional(),
});
export type TableReading = z.output<typeof tableReading>;

export const importMapping = z.strictObject({
  /** Whose table it is: entries of one source keep their place from file to file. */
  source: typed(100).min(1, says('importSourceRequired')),
  columns: z.partialRecord(z.enum(importFields), z.string().trim().min(1).max(1_000)),
  /** Between the parts of `categories` and `features`. */
  separator: z.enum([',', ';', '|']).default(','),
  /** What stands in `status` of a service that has closed. */
  closed: z.array(z.string().max(500)).max(250).default(['Closed', 'Inactive', 'Deregistered']),
  reading: tableReading.optional(),
});
export type ImportMapping = z.output<typeof importMapping>;

/** Bytes of a file as it is sent, and of the text in it. */
export const importMaxBytes = 64 * 1024 * 1024;
export const importMaxText = 256 * 1024 * 1024;

/** `checking`: it is read and compared, nothing changes. What was cancelled or failed keeps what was done by then. */
export const importStates = [
  ...(['asks', 'checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const),
] as const;
export type ImportState = (typeof importStates)[number];

/** What a reader sees of a listing that a register may change. */
export const changeNames = [
  ...importFields,
  ...(['headFeatures', 'facts', 'regulator', 'kinds', 'gradeNote', 'services', 'page', 'report', 'job'] as const),
] as const;

const count = z.number().int().nonnegative();
const countsSchema = z.object({
  created: count,
  /** Listings of which a reader sees something new. */
  changed: count,
  unchanged: count,
  /** Services that stood apart until now. */
  joined: count,
  /** Listings that close, of how many that are open in the registers of the file. */
  closed: count,
  open: count.default(0),
  refused: count,
  mended: count,
});
export type ImportCounts = z.output<typeof countsSchema>;

const reasonSchema = z.object({
  message: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportReason = z.output<typeof reasonSchema>;
const refusedLine = z.object({ line: z.number().int(), reason: reasonSchema });
const toldLines = z.object({
  reason: reasonSchema,
  /** How many, and the first of them; none of what concerns the whole file. */
  count,
  lines: z.array(z.number().int()),
});

const examplesSchema = z.object({ told: z.array(toldLines).default([]) });
export type ImportExamples = z.output<typeof examplesSchema>;

export const importGroups = ['closed', 'changed', 'created', 'joined'] as const;
export type ImportGroup = (typeof importGroups)[number];

const plannedRow = z.object({
  /** Null for a new one. */
  id: z.number().int().nullable(),
  title: z.string(),
  place: z.string(),
  /** What a reader will find changed, in words; of a list what goes, and what comes. */
  fields: z.array(z.object({ name: z.enum(changeNames), before: z.string(), after: z.string() })),
});
export type PlannedRow = z.output<typeof plannedRow>;
export type SeenChange = PlannedRow['fields'][number];

const partOf = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(1_000).default(50),
};
export const plannedQuery = z.object({ group: z.enum(importGroups).default('changed'), ...partOf });
export const refusedQuery = z.object(partOf);
export const plannedRowsSchema = z.object({ total: count, rows: z.array(plannedRow) });
export type PlannedRows = z.output<typeof plannedRowsSchema>;

export function closesMany({ closed, open }: Pick<ImportCounts, 'closed' | 'open'>): boolean {
  return closed > open * 0.02;
}

export const importRunSchema = z.object({
  id: z.number().int(),
  fileName: z.string(),
  /** Who sent it, began it or took it back last; '' for somebody who is gone. */
  by: z.string(),
  createdAt: z.string(),
  state: z.enum(importStates),
  /** What kind of file it is; '' for a table whose columns somebody must name. */
  format: z.string(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** As it was given, kept from the last file with these columns, or guessed. */
  mapping: importMapping.nullable(),
  /** The day that the sender said it is of. */
  statedOn: z.string().nullable().default(null),
  isWhole: z.boolean(),
  /** Whether what was sent is still there, so that it can be begun. */
  hasFile: z.boolean().default(true),
  expected: countsSchema.nullable(),
  examples: examplesSchema.nullable(),
  done: count,
  total: count,
  rowsPerSecond: z.number().nonnegative().nullable(),
  secondsLeft: count.nullable(),
  taken: z.object({ created: count, changed: count, unchanged: count }).nullable(),
  problem: reasonSchema.nullable(),
  /** ISO 8601; until then it can be taken back. */
  undoUntil: z.string().nullable(),
  /** Changed by somebody since, so they stay, or would; `created` came with the import and are not in the trash. */
  kept: z.object({ count, created: count, some: z.array(z.object({ id: z.number().int(), title: z.string() })) }),
});
export type ImportRun = z.output<typeof importRunSchema>;

export const importListSchema = z.array(
  importRunSchema.pick({ id: true, fileName: true, by: true, createdAt: true, state: true, expected: true }),
);
export type ImportListItem = z.output<typeof importListSchema>[number];

export const refusedLinesSchema = z.object({
  total: count,
  columns: z.array(z.string()),
  lines: z.array(refusedLine.extend({ cells: z.array(z.string()) })),
});
export type RefusedLines = z.output<typeof refusedLinesSchema>;

export const byImport = z.object({ id: idParam });
export const uploadQuery = z.object({ name: typed(200).optional().describe('The name of the file.') });

/** `mapping` is for tables that do not name their columns as a register does. */
export const importMappingInput = z.strictObject({
  mapping: importMapping.nullish(),
  /** Of the file, where it does not say so itself. */
  date: z.iso.date().nullish(),
  /** The file holds its whole register: what it lacks has closed. */
  isWhole: z.boolean().default(false),
});

/** How many listings may close, where they are many. */
export const importStartInput = z.strictObject({ closes: z.number().int().optional() }).prefault({});
