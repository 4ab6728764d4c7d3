import type { Line, ReadRecord } from '@/care-api/database/register-entry';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';

/** Signs: it is read at once, other than lines. */
const longestText = 64 * 1024 * 1024;

/** One JSON text over many lines, as an API answers it: one record or a list of them; null for any other. */
export async function readWholeJson(text: AsyncIterable<string>, read: (record: unknown) => ReadRecord) {
  const json = parse(await wholeOf(text));
  const list = Array.isArray(json) ? json : [json];
  if (!list.some(isListing)) return null;
  return numbered(list, read);
}

function isListing(record: unknown): boolean {
  return typeof record === 'object' && record !== null && ('locationId' in record || 'typeTitle' in record);
}

/** A record's line is its place in the list. */
async function* numbered(list: readonly unknown[], read: (record: unknown) => ReadRecord): AsyncGenerator<Line> {
  for (const [index, record] of list.entries())
    yield { line: index + 1, record: read(record), cells: () => [JSON.stringify(record)] };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

async function wholeOf(text: AsyncIterable<string>): Promise<string> {
  const parts: string[] = [];
  let size = 0;
  for await (const part of text) {
    size += part.length;
    if (size > longestText) throw new ImportProblem(toFault('importJsonTooLong'));
    parts.push(part);
  }
  return parts.join('');
}
