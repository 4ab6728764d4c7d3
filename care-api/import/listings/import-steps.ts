import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Entry, registrationOf } from '@/care-api/database/register-entry';
import { ensureCategories, ensureFilters } from '@/care-api/import/ensure-names';
import type { StoreCounts } from '@/care-api/import/store-counts';
import { mostRecords } from '@/care-api/import/tables/row';
import type { Db, Writer } from '@/care-api/kernel/db';
import { toFault } from '@/lib/contract/faults';
import type { ImportMapping, TableReading } from '@/lib/contract/import';
import { closeMissing } from './close-missing';
import { type Collected, collectEntries, type Told } from './collect-entries';
import { deriveFilters } from './derive-filters';
import type { PlacedEntry } from './group-entries';
import { type KnownEntry, readKnownEntries, writeEntries } from './known-entries';
import { leadOnTakenOver } from './lead-on-taken-over';
import type { JoinedListing } from './list-joined';
import { mergeListings } from './merge-listings';
import { type OwnPlan, planOwn } from './own-listings';
import { type PlannedListing, planListings } from './plan-listings';
import { readRecords } from './read-records';
import { entryKey, receiveEntries } from './receive-entries';
import { isOfSources, type Names, offerFilters, storeListings } from './store-listings';
import type { ReadEntries } from './unread-entries';
import { readUnwanted } from './unwanted-services';

export type ReadListings = Collected & { format: string };

type Reading = {
  cleanHtml: (html: string) => string;
  mapping: ImportMapping | null;
  date?: string | undefined;
  reading?: TableReading | undefined;
  fileName?: string | undefined;
};

export async function readListings(file: string, { cleanHtml, ...known }: Reading): Promise<ReadListings> {
  const format = await readRecords(file, known);
  return { format: format.name, ...(await collectEntries(format, cleanHtml, mostRecords)) };
}

export type ImportPlan = {
  planned: PlannedListing[];
  closing: number;
  /** What the whole register lacks and may stand in a line that could not be read. */
  left: number;
  /** Services whose listing staff have deleted for good. */
  unwanted: number;
  open: number;
  /** What was taken out of this very site and stays as it is. */
  own: Pick<OwnPlan, 'same' | 'stale' | 'nameless' | 'isForeign'>;
  stored: ReadonlyMap<string, KnownEntry>;
};

/** What a file would change of the directory as it is now. `isWhole`: what its register no longer has has closed. */
export async function planImport(tx: Writer, read: ReadEntries, isWhole: boolean): Promise<ImportPlan> {
  const { entries } = read;
  const known = await readKnownEntries(tx);
  const { closing, left } = isWhole ? closeMissing(known, read) : { closing: [], left: 0 };
  const { planned: edited, others, ...own } = await planOwn(tx, entries);
  const isUnwanted = await readUnwanted(tx);
  const wanted = others.filter((entry) => !isUnwanted(entry));
  const all: Entry[] = [...wanted, ...closing];
  const planned = await planListings(receiveEntries(known, all), known, all);
  return {
    planned: [...planned, ...edited],
    closing: closing.length,
    left,
    unwanted: others.length - wanted.length,
    open: countOpen(known, entries),
    own,
    stored: new Map(known.map((entry) => [entryKey(entry), entry])),
  };
}

function countOpen(known: readonly KnownEntry[], entries: readonly Entry[]): number {
  const sources = new Set(entries.map(({ source }) => source));
  const open = known.filter(({ source, status }) => sources.has(source) && status !== 'Closed');
  return new Set(open.map(({ listingId }) => listingId)).size;
}

export function isClosing({ before, after }: PlannedListing): boolean {
  return before !== null && before.status !== 'Closed' && after.status === 'Closed';
}

export function countClosed({ planned }: Pick<ImportPlan, 'planned'>): number {
  return planned.filter(isClosing).length;
}

export async function ensurePlanNames(tx: Writer, planned: readonly PlannedListing[]): Promise<Names> {
  const categories = await ensureCategories(
    tx,
    planned.flatMap(({ after }) => after.categoryNames),
  );
  const filters = await ensureFilters(
    tx,
    planned.filter(isOfSources).flatMap(({ after }) => deriveFilters(after)),
  );
  return { categories, filters };
}

export async function storePart(
  tx: Writer,
  part: readonly PlannedListing[],
  { stored }: Pick<ImportPlan, 'stored'>,
  names: Names,
): Promise<number[]> {
  const ids = await storeListings(tx, part, names);
  const placed = part.map((listing, index) => ({ listing, id: ids[index] ?? 0 }));
  await writeEntries(
    tx,
    placed.flatMap(({ listing, id }) => newEntries(listing, id, stored)),
  );
  for (const { listing, id } of placed) await mergeListings(tx, id, listing.merged);
  return ids;
}

/** False for a listing that a plan leaves as it is, with what its sources say. */
export function isToStore(listing: PlannedListing, { stored }: Pick<ImportPlan, 'stored'>): boolean {
  if (listing.id === null || listing.isChanged || listing.merged.length > 0) return true;
  return newEntries(listing, listing.id, stored).length > 0;
}

function newEntries({ entries }: PlannedListing, listingId: number, stored: ImportPlan['stored']): KnownEntry[] {
  return entries
    .map((entry) => (isIn(entry, listingId) ? entry : { ...entry, listingId }))
    .filter((entry) => !isDeepStrictEqual(entry, stored.get(entryKey(entry))));
}

function isIn(entry: PlacedEntry, listingId: number): entry is KnownEntry {
  return entry.listingId === listingId;
}

/** Once all is stored; the planner learns of the new rows. */
export async function settleImport(db: Db): Promise<void> {
  await db.transaction(offerFilters);
  await db.transaction(leadOnTakenOver);
  await refreshStatistics(db);
}

/** The embedded database has no housekeeper of its own. What it does not come to in its time takes nothing back. */
export async function refreshStatistics(db: Db): Promise<void> {
  const tables = sql`listings, listing_categories, listing_features, search_filters, search_filter_listings, register_entries`;
  await db.execute(sql`vacuum (analyze) ${tables}`).catch(() => undefined);
}

export function describeJoin({ entries, after }: PlannedListing, id: number): JoinedListing {
  const registrations = new Set(entries.map(({ source, sourceKey }) => `${source} ${sourceKey}`)).size;
  return { id, title: after.title, place: after.city || after.postcode, registrations };
}

export function countPlanned({ planned, own }: Pick<ImportPlan, 'planned' | 'own'>): StoreCounts {
  const created = planned.filter(({ id }) => id === null).length;
  const changed = planned.filter(({ id, isSeen }) => id !== null && isSeen).length;
  return { created, changed, unchanged: planned.length - created - changed + own.same + own.stale };
}

/** What stays for being of this very site, away for having been deleted, or in a line that was not read, and which grades hold no longer. */
export function toldOf({ planned, own, stored, left, unwanted }: ImportPlan): Told[] {
  const gone = planned.filter(({ before, after }) => before?.register?.rating && !after.register?.rating).length;
  return [
    ...(own.same > 0 ? [{ fault: toFault('importOwnLines', { count: own.same }), lines: [] }] : []),
    ...(own.stale > 0 ? [{ fault: toFault('importOwnStale', { count: own.stale }), lines: [] }] : []),
    ...(own.nameless > 0 ? [{ fault: toFault('importTitleMissing'), lines: [] }] : []),
    ...(unwanted > 0 ? [{ fault: toFault('importUnwanted', { count: unwanted }), lines: [] }] : []),
    ...(left > 0 ? [{ fault: toFault('importWholeLeft', { count: left }), lines: [] }] : []),
    ...(gone > 0 ? [{ fault: toFault('importGradesGone', { count: gone }), lines: [] }] : []),
    ...takenOver(planned, stored),
  ];
}

/** A register of England has thousands; all stand in the list of redirects. */
const mostTold = 50;

function takenOver(planned: readonly PlannedListing[], stored: ImportPlan['stored']): Told[] {
  if (!planned.some(({ after }) => after.register?.successor)) return [];
  const entries = [...stored.values(), ...planned.flatMap(({ entries: of }) => of)];
  const titles = new Map(entries.map(({ source, sourceKey, title }) => [registrationOf({ source, sourceKey }), title]));
  const pairs = planned.flatMap(({ id, isChanged, after, entries: [entry] }) => {
    const { successor = '' } = after.register ?? {};
    const heir = titles.get(registrationOf({ source: entry?.source ?? '', sourceKey: successor }));
    const isNew = (id === null || isChanged) && after.status === 'Closed';
    return isNew && heir ? [toFault('importTakenOver', { old: after.title, new: heir })] : [];
  });
  return pairs.slice(0, mostTold).map((fault) => ({ fault, lines: [] }));
}
