import { isDeepStrictEqual } from 'node:util';
import { type Entry, registrationOf } from '@/care-api/database/register-entry';
import type { PlacedEntry } from './group-entries';
import type { KnownEntry } from './known-entries';
import { newerEdition } from './merge-entries';

export function receiveEntries(known: readonly KnownEntry[], ofFile: readonly Entry[]): PlacedEntry[] {
  const entries = new Map<string, PlacedEntry>(known.map((entry) => [entryKey(entry), entry]));
  const apart = new Set(known.filter(({ isApart }) => isApart).map(registrationOf));
  for (const entry of ofFile) {
    const before = entries.get(entryKey(entry));
    // Named before what is spread: behind it, they would make V8 keep four times as much of each.
    const placed: PlacedEntry = { listingId: null, isApart: false, ...(before ? inTurn(before, entry) : entry) };
    placed.listingId = before?.listingId ?? null;
    placed.isApart = apart.has(registrationOf(entry));
    // What says nothing new stays the very same: nothing else of it is compared, or kept twice.
    entries.set(entryKey(entry), before && isDeepStrictEqual(placed, before) ? before : placed);
  }
  return [...entries.values()];
}

export function entryKey(entry: Entry): string {
  return `${registrationOf(entry)}\n${entry.origin}`;
}

/** An older file that comes late fills blanks and changes nothing else. */
function inTurn(known: Entry, told: Entry): Entry {
  return known.statedOn > told.statedOn ? newerEdition(known, told) : newerEdition(told, known);
}
