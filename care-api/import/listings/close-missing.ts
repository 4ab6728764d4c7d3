import { type Entry, referralSource, registrationOf } from '@/care-api/database/register-entry';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import type { KnownEntry } from './known-entries';
import { type ReadEntries, unreadOf } from './unread-entries';

type Missing = {
  closing: Entry[];
  /** What may stand in the file for all that, and so stays open. */
  left: number;
};

/** What a whole register's newer file lacks has closed. @throws when so much is missing that it cannot be the whole. */
export function closeMissing(known: readonly KnownEntry[], read: ReadEntries): Missing {
  const { entries } = read;
  if (entries.some(({ source }) => source === referralSource)) throw new ImportProblem(toFault('importWholeUnknown'));
  const origins = new Map(entries.map(({ source, origin, statedOn }) => [source, { origin, statedOn }]));
  const listed = new Set(entries.map(registrationOf));
  const newest = new Map<string, KnownEntry>();
  for (const entry of known) {
    const before = newest.get(registrationOf(entry));
    if (origins.has(entry.source) && (!before || before.statedOn < entry.statedOn))
      newest.set(registrationOf(entry), entry);
  }
  const open = [...newest.values()].filter(({ status }) => status !== 'Closed');
  const missing = open.flatMap((entry) => {
    const file = origins.get(entry.source);
    if (!file || listed.has(registrationOf(entry)) || entry.statedOn > file.statedOn) return [];
    const { listingId: _, isApart: __, isStatusUnsaid: ___, ...said } = entry;
    const ended = { rating: null, unrated: { reason: 'ended' as const, since: file.statedOn, services: [] } };
    const register = said.register && { ...said.register, ...ended };
    return [{ ...said, ...file, status: 'Closed' as const, register }];
  });
  if (missing.length > open.length / 2) {
    throw new ImportProblem(
      toFault('importNotWhole', { missing: missing.length, open: open.length }),
      `The file lacks ${missing.length.toLocaleString('en-GB')} of ${open.length.toLocaleString('en-GB')} services known to be open in its register, so it is not the whole of it. Without --whole it closes none.`,
    );
  }
  const mayBeThere = unreadOf(read, [...newest.values()]);
  const closing = missing.filter((entry) => !mayBeThere(entry));
  return { closing, left: missing.length - closing.length };
}
