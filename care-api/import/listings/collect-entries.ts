import { type Entry, type Line, registrationOf } from '@/care-api/database/register-entry';
import { ImportProblem } from '@/care-api/import/import-problem';
import { type LinesByReason, note } from '@/care-api/import/reasons';
import { storable } from '@/care-api/import/storable';
import { memoryKept } from '@/care-api/kernel/memory-kept';
import { sentenceOf } from '@/lib/contract/fault-words';
import { type Fault, toFault } from '@/lib/contract/faults';
import type { TableReading } from '@/lib/contract/import';
import { mendEntry } from './mend-entry';
import { joinLines } from './merge-entries';
import { openPauses } from './open-pauses';
import type { Format } from './read-records';

type Refused = { line: number; fault: Fault; cells: string[] };
/** `lines` is empty for what concerns the whole file. */
export type Told = { fault: Fault; lines: number[] };
export type Collected = {
  entries: Entry[];
  skipped: LinesByReason;
  mended: Told[];
  told: Told[];
  reading: TableReading | null;
  columns: readonly string[];
  /** The first of `skipped`, as they stand in the file. */
  refused: Refused[];
};

/** To compare them takes as much again, and whoever has no more is ended. */
const memoryForLines = 0.5;
/** Lines that anybody has room for, whatever else the process keeps. */
const linesWithoutAsking = 1_000;
const refusedKept = 10_000;
/** Characters in their cells; the lines after that are named without. */
const charactersKept = 4_000_000;

/** What several lines say of one registration is one entry. */
export async function collectEntries(
  format: Format,
  cleanHtml: (html: string) => string,
  most = Number.POSITIVE_INFINITY,
  keptMemory = memoryKept,
): Promise<Collected> {
  const background = { origin: format.name, statedOn: format.filedOn, checkedOn: format.statedOn || null };
  const entries = new Map<string, Entry>();
  const skipped: LinesByReason = new Map();
  const mended = new Map<string, Told>();
  const told = new Map<string, Told>();
  const refused: Refused[] = [];
  let characters = 0;
  const refuse = ({ line, cells }: Line, fault: Fault) => {
    note(skipped, sentenceOf(fault), line);
    if (refused.length === refusedKept) return;
    const said = cells().map(storable);
    characters += said.join('').length;
    refused.push({ line, fault, cells: characters > charactersKept ? [] : said });
  };
  const { others = [] } = format.reading ?? {};
  if (others.length > 0) tell(told, toFault('importSheetsUnread', { names: others.join(', ') }));
  for (const fault of format.told ?? []) tell(told, fault);
  const pause = openPauses();
  let records = 0;
  for await (const read of format.records) {
    await pause();
    const { line, record } = read;
    records += 1;
    const isTooMuch = records > linesWithoutAsking && keptMemory() > memoryForLines;
    if (records > most || isTooMuch) throw new ImportProblem(toFault('importTooMany', { max: records - 1 }));
    if ('skipped' in record) {
      refuse(read, record.skipped);
      continue;
    }
    const { entry, mended: repairs, told: more } = mendEntry(record.entry, background, cleanHtml);
    if (!entry.title) {
      refuse(read, toFault('importTitleMissing'));
      continue;
    }
    for (const fault of [...(record.told ?? []), ...more]) tell(told, fault, line);
    for (const repair of repairs) tell(mended, repair, line);
    const key = `${registrationOf(entry)}\n${entry.origin}`;
    const known = entries.get(key);
    if (known) tell(mended, toFault('importLinesJoined'), line);
    entries.set(key, known ? joinLines(known, entry) : entry);
  }
  const { columns, reading } = format;
  return {
    entries: [...entries.values()],
    skipped,
    mended: [...mended.values()],
    told: [...told.values()],
    reading,
    columns,
    refused,
  };
}

function tell(all: Map<string, Told>, fault: Fault, line?: number): void {
  const sentence = sentenceOf(fault);
  const lines = all.get(sentence)?.lines ?? [];
  if (line !== undefined && lines.at(-1) !== line) lines.push(line);
  all.set(sentence, { fault, lines });
}

/** A line counts once for each thing that was done to it. */
export function countLines(all: readonly Told[]): number {
  return all.reduce((sum, { lines }) => sum + lines.length, 0);
}
