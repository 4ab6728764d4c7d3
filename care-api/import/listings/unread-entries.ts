import { type Entry, registrationOf } from '@/care-api/database/register-entry';
import { total } from '@/care-api/import/reasons';
import { wholeTitle } from '@/care-api/listings/service-name';
import type { Collected } from './collect-entries';
import { isNumbered } from './identity';

export type ReadEntries = Pick<Collected, 'entries' | 'skipped' | 'refused'>;

/** A shorter number, or one of figures alone, may stand in an address or a telephone. */
const sureNumber = /^(?=.*\D).{5,}$/;

/** Which service a file may hold though nothing was read of it: a line was refused that may be it, or has lost its number. */
export function unreadOf(
  { entries, skipped, refused }: ReadEntries,
  known: readonly Entry[],
): (entry: Entry) => boolean {
  const sure = known.filter(({ sourceKey }) => sureNumber.test(sourceKey));
  const byNumber = new Map(sure.map((entry) => [entry.sourceKey, registrationOf(entry)]));
  const lines = refused
    .filter(({ fault }) => fault.code !== 'importTotalLine')
    .map(({ cells }) =>
      cells.flatMap((cell) => cell.split(/[\s,;|:"'{}[\]]+/)).flatMap((word) => byNumber.get(word) ?? []),
    );
  const isEachKnown = lines.every(({ length }) => length > 0) && total(skipped) === refused.length;
  const named = new Set(lines.flat());
  const unnumbered = new Set(entries.filter((entry) => !isNumbered(entry)).map(({ title }) => wholeTitle(title)));
  return (entry) =>
    !isEachKnown || named.has(registrationOf(entry)) || (isNumbered(entry) && unnumbered.has(wholeTitle(entry.title)));
}
