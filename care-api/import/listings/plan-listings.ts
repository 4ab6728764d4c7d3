import { isDeepStrictEqual } from 'node:util';
import { type Entry, registrationOf, type Said } from '@/care-api/database/register-entry';
import { ImportProblem } from '@/care-api/import/import-problem';
import { memoryKept } from '@/care-api/kernel/memory-kept';
import { toFault } from '@/lib/contract/faults';
import { groupEntries, type PlacedEntry } from './group-entries';
import type { KnownEntry } from './known-entries';
import { mergeEntries } from './merge-entries';
import { openPauses } from './open-pauses';
import { entryKey } from './receive-entries';
import { seenChanges } from './seen-changes';

export type PlannedListing = {
  id: number | null;
  /** The address that a new one had before it was joined with others. */
  formerId?: number | undefined;
  merged: number[];
  /** The version that it was planned by, where it stays as it is once it has another one. */
  seen?: number | undefined;
  entries: PlacedEntry[];
  before: Said | null;
  after: Said;
  isChanged: boolean;
  /** Whether a reader finds anything changed: a new day of the register, or the same in another order, is nothing. */
  isSeen: boolean;
  isJoined: boolean;
};

/** As it is found out only now and then. */
const mostMemory = 0.8;

export async function planListings(
  entries: readonly PlacedEntry[],
  known: readonly KnownEntry[],
  ofFile: readonly Entry[],
  keptMemory = memoryKept,
): Promise<PlannedListing[]> {
  const pause = openPauses();
  const groups = groupEntries(entries);
  const keysOfFile = new Set(ofFile.map(entryKey));
  const ofListing = new Map<number, KnownEntry[]>();
  for (const entry of known) {
    const others = ofListing.get(entry.listingId);
    if (others) others.push(entry);
    else ofListing.set(entry.listingId, [entry]);
  }
  const planned: PlannedListing[] = [];
  for (const group of groups) {
    await pause();
    // As a part of it may be taken where the whole may not.
    if (keptMemory() > mostMemory)
      throw new ImportProblem(toFault('importTooMany', { max: Math.floor(ofFile.length / 2) }));
    if (group.some((entry) => keysOfFile.has(entryKey(entry)))) planned.push(plan(group, ofListing));
  }
  return planned;
}

function plan(group: PlacedEntry[], ofListing: ReadonlyMap<number, readonly KnownEntry[]>): PlannedListing {
  const ids = [...new Set(group.flatMap(({ listingId }) => listingId ?? []))].sort((a, b) => a - b);
  const [id = null, ...merged] = ids;
  const known: readonly PlacedEntry[] = id === null ? [] : (ofListing.get(id) ?? []);
  const before = known.length > 0 ? mergeEntries(known) : null;
  const isSame = before !== null && group.length === known.length && group.every((entry) => known.includes(entry));
  const after = isSame ? before : mergeEntries(group);
  const isChanged = !isDeepStrictEqual(before, after);
  return {
    id,
    merged,
    entries: group,
    before,
    after,
    isChanged,
    isSeen: merged.length > 0 || before === null || (isChanged && seenChanges(before, after).length > 0),
    isJoined: countRegistrations(group) > Math.max(1, countRegistrations(known)),
  };
}

function countRegistrations(entries: readonly Entry[]): number {
  return new Set(entries.map(registrationOf)).size;
}
