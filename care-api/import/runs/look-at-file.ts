import { firstLines, openText } from '@/care-api/import/listings/open-text';
import { knownKind, linesLookedAt, tableCells } from '@/care-api/import/listings/read-records';
import { likelyHeading, uniqueNames } from '@/care-api/import/listings/table-heading';

export type Looked = {
  /** '' for a table whose columns somebody must name. */
  format: string;
  columns: { name: string; samples: string[] }[];
};

const rowsLookedAt = 100;
const samplesKept = 3;
const sampleLength = 80;

/** What kind of file it is and, of a table nobody knows, its columns with the first different cells of each. */
export async function lookAtFile(file: string): Promise<Looked> {
  const open = await openText(file);
  const beginning = await firstLines(open(), linesLookedAt);
  const format = knownKind(beginning);
  if (format !== null) return { format, columns: [] };
  const heading = likelyHeading(beginning);
  if (!heading) return { format: '', columns: [] };
  const samples = heading.names.map(() => new Set<string>());
  const text = open();
  let rows = 0;
  let names: string[] = [];
  for await (const { cells } of tableCells(text, heading)) {
    if (rows === 0) names = uniqueNames(cells);
    else for (const [index, cell] of cells.entries()) keepSample(samples[index], cell);
    rows += 1;
    if (rows > rowsLookedAt) break;
  }
  text.destroy();
  return { format: '', columns: names.map((name, index) => ({ name, samples: [...(samples[index] ?? [])] })) };
}

function keepSample(samples: Set<string> | undefined, cell: string): void {
  const text = cell.replace(/\p{Cc}+/gu, ' ').trim();
  if (text && samples && samples.size < samplesKept) samples.add(text.toWellFormed().slice(0, sampleLength));
}
