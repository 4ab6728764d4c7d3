import { type Entry, referralSource, type Said } from '@/care-api/database/register-entry';
import type { Writer } from '@/care-api/kernel/db';
import { readListed } from '@/care-api/listings/listing-list';
import { numberInServiceId, serviceIdOf } from '@/care-api/listings/service-id';
import type { ListingWire } from '@/lib/contract/listing';
import { moment, type OwnColumn, ownSource } from './formats/own-export';
import { nothingSaid } from './nothing-said';
import type { PlannedListing } from './plan-listings';
import { isSameCell } from './same-cell';
import { readStored, type StoredContent } from './stored-listings';

export type OwnPlan = {
  planned: PlannedListing[];
  same: number;
  /** Changed in the table, and here since it was given out: they stay as they are. */
  stale: number;
  nameless: number;
  /** Its columns are called as ours are, and nothing else says that it is a list of ours. */
  isForeign: boolean;
  others: Entry[];
};

export async function planOwn(tx: Writer, entries: readonly Entry[]): Promise<OwnPlan> {
  const ids = entries.flatMap((entry) => numberOf(entry) ?? []);
  const rows = ids.length > 0 ? await readListed(tx, [...new Set(ids)]) : [];
  const listed = new Map(rows.map((row) => [Number(row.typeId), row]));
  const rowOf = (entry: Entry) => listed.get(numberOf(entry) ?? 0);
  const isOurs = isTableOurs(entries, rowOf);
  const isForeign = !isOurs && entries.some(({ own }) => own?.typeTitle) && !entries.some(hasMoment);
  const plan: OwnPlan = { planned: [], same: 0, stale: 0, nameless: 0, isForeign, others: [] };
  const changed: { entry: Entry; row: ListingWire; columns: EditedColumn[] }[] = [];
  for (const entry of entries) {
    const row = rowOf(entry);
    const { own } = entry;
    if (!row || !((own && isOurs) || isOf(entry, row))) {
      if (own && !('typeTitle' in own)) plan.nameless += 1;
      else plan.others.push(own ? withoutOwn(entry) : entry);
      continue;
    }
    const columns = row.deletedAt ? [] : changedColumns(entry, row);
    if (columns.length === 0) plan.same += 1;
    else if (isStale(own ?? {}, row)) plan.stale += 1;
    else changed.push({ entry, row, columns });
  }
  const stored = await readStored(
    tx,
    changed.map(({ row }) => Number(row.typeId)),
  );
  for (const { entry, row, columns } of changed) {
    const content = stored.get(Number(row.typeId));
    const listing = { id: Number(row.typeId), seen: row.version ?? undefined };
    if (content) plan.planned.push(toPlanned(listing, toSaid(content, row), entry, columns));
  }
  return plan;
}

function withoutOwn({ own: _, ...entry }: Entry): Entry {
  return entry;
}

function numberOf({ source, sourceKey }: Entry): number | null {
  const id = source === ownSource ? Number.parseInt(sourceKey, 10) : null;
  const number = source === referralSource ? numberInServiceId(sourceKey) : id;
  return number !== null && number > 0 && number < 2 ** 31 ? number : null;
}

/** Where so many lines tell that they are, the others are too: what tells it may be what was changed. */
const shareOfOurs = 0.25;

function isTableOurs(entries: readonly Entry[], rowOf: (entry: Entry) => ListingWire | undefined): boolean {
  const tell = entries.filter(({ own }) => own && telling.some((column) => own[column]));
  const same = tell.filter((entry) => {
    const row = rowOf(entry);
    return row && isOf(entry, row);
  });
  return same.length > 0 && same.length >= tell.length * shareOfOurs;
}

/** Spreadsheets of others write no moments as the API does. */
function hasMoment({ own }: Entry): boolean {
  return own !== undefined && (moment.test(own.createdAt ?? '') || moment.test(own.updatedAt ?? ''));
}

const telling = ['typeTitle', 'createdAt', 'updatedAt', 'phone', 'email', 'website', 'address'] as const;

/** By its number, and by whatever else tells one listing from another: a number alone may be another site's. */
function isOf({ source, sourceKey, own = {} }: Entry, row: ListingWire): boolean {
  if (source === referralSource) return sourceKey === serviceIdOf(Number(row.typeId), String(row.createdAt));
  return telling.some((column) => own[column] && isSameCell(own[column], shownIn(row, column)));
}

const plainColumns = ['price', 'location', 'city', 'postcode', 'address', 'phone', 'email', 'website'] as const;
const fieldOf = {
  typeTitle: 'title',
  openClose: 'status',
  categoryNames: 'categoryNames',
  ...({ price: 'price', location: 'location', city: 'city', postcode: 'postcode' } as const),
  ...({ address: 'address', phone: 'phone', email: 'email', website: 'website' } as const),
} as const satisfies Partial<Record<OwnColumn, keyof Said>>;
type EditedColumn = keyof typeof fieldOf;
const edited = [...(['typeTitle', 'openClose', 'categoryNames'] as const), ...plainColumns];

/** What cannot be read is no change: it was told. */
function changedColumns(entry: Entry, row: ListingWire): EditedColumn[] {
  const { own = {} } = entry;
  return edited.filter((column) => {
    const cell = own[column];
    if (cell === undefined || isSameCell(cell, shownIn(row, column))) return false;
    return cell === '' || entry[fieldOf[column]].length > 0;
  });
}

function shownIn(row: ListingWire, column: OwnColumn): string {
  const values: Readonly<Record<string, unknown>> = row;
  return String(values[column] ?? '');
}

function isStale({ version, updatedAt }: Readonly<Record<string, string>>, row: ListingWire): boolean {
  if (version) return Number(version) !== row.version;
  const seen = Date.parse(updatedAt ?? '');
  return !Number.isNaN(seen) && seen !== Date.parse(row.updatedAt ?? '');
}

function toSaid({ categoryIds: _, version: __, ...content }: StoredContent, row: ListingWire): Said {
  const categoryNames = shownIn(row, 'categoryNames').split('; ').filter(Boolean);
  return { ...nothingSaid, ...content, categoryNames };
}

function toPlanned(
  { id, seen }: { id: number; seen: number | undefined },
  before: Said,
  entry: Entry,
  columns: readonly EditedColumn[],
): PlannedListing {
  const after = {
    ...before,
    ...Object.fromEntries(columns.map((column) => [fieldOf[column], entry[fieldOf[column]]])),
  };
  const kind = { isChanged: true, isSeen: true, isJoined: false };
  return { id, merged: [], seen, entries: [], before, after, ...kind };
}
