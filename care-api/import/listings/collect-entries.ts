import { ImportProblem } from '@/care-api/import/import-problem';
import { type LinesByReason, note } from '@/care-api/import/reasons';
import { toFault } from '@/lib/contract/faults';
import { type Entry, registrationOf } from './entry';
import { mendEntry } from './mend-entry';
import { joinLines } from './merge-entries';
import type { Format } from './read-records';

export type Collected = { entries: Entry[]; skipped: LinesByReason; mended: LinesByReason };

/** Reads all records, mended; what several lines say of one registration is one entry. */
export async function collectEntries(
  format: Format,
  cleanHtml: (html: string) => string,
  most = Number.POSITIVE_INFINITY,
): Promise<Collected> {
  const background = { origin: format.name, statedOn: format.filedOn, checkedOn: format.statedOn || null };
  const entries = new Map<string, Entry>();
  const skipped: LinesByReason = new Map();
  const mended: LinesByReason = new Map();
  let records = 0;
  for await (const { line, record } of format.records) {
    records += 1;
    if (records > most) throw new ImportProblem(toFault('importTooMany', { max: most }));
    if ('skipped' in record) {
      note(skipped, record.skipped, line);
      continue;
    }
    const { entry, mended: repairs } = mendEntry(record.entry, background, cleanHtml);
    if (!entry.title) {
      note(skipped, 'no title', line);
      continue;
    }
    for (const repair of repairs) note(mended, repair, line);
    const key = `${registrationOf(entry)}\n${entry.origin}`;
    const known = entries.get(key);
    if (known) note(mended, 'joined with an earlier line about the same service', line);
    entries.set(key, known ? joinLines(known, entry) : entry);
  }
  return { entries: [...entries.values()], skipped, mended };
}
