import { lookAtRecords } from '@/care-api/import/listings/recognise';
import { beginningOf } from '@/care-api/import/storable';
import { importMaxText, type TableReading } from '@/lib/contract/import';

export type Looked = {
  format: string;
  columns: { name: string; samples: string[] }[];
  reading: TableReading;
};

const rowsLookedAt = 100;
const samplesKept = 3;
const sampleLength = 80;

export async function lookAtFile(file: string, chosen: TableReading, isForeign = false): Promise<Looked> {
  const { format, heading } = await lookAtRecords(file, chosen, { most: importMaxText, isForeign });
  if (!heading) return { format, columns: [], reading: {} };
  const { layout, line: headed, names } = heading;
  const samples = names.map(() => new Set<string>());
  let rows = 0;
  for await (const { line, cells } of layout.rows(() => names.length)) {
    if (line <= headed) continue;
    for (const [index, cell] of cells.entries()) keepSample(samples[index], cell);
    rows += 1;
    if (rows === rowsLookedAt) break;
  }
  const columns = names.map((name, index) => ({ name, samples: [...(samples[index] ?? [])] }));
  return { format, columns, reading: layout.reading };
}

function keepSample(samples: Set<string> | undefined, cell: string): void {
  const text = cell.replace(/\p{Cc}+/gu, ' ').trim();
  if (text && samples && samples.size < samplesKept) samples.add(beginningOf(text.toWellFormed(), sampleLength));
}
