import type { ReadEntry, ReadRecord } from '@/care-api/database/register-entry';
import type { Heading } from '@/care-api/import/tables/find-heading';
import { plainHeading } from '@/care-api/import/tables/heading-words';
import type { Layout } from '@/care-api/import/tables/layouts';
import { type Fault, toFault } from '@/lib/contract/faults';
import { listingStatuses } from '@/lib/contract/listing';
import { resources } from '@/lib/contract/resources';
import { AdminTables as arabic } from '@/messages/admin/ar.json';
import { AdminTables as english } from '@/messages/admin/en.json';
import { splitList } from './parts';

const { columns } = resources.listing.csv;
export type OwnColumn = (typeof columns)[number];
export const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Of lines from a list that a site like this one has given out. */
export const ownSource = 'Listings as a table';

const headings = [english, arabic, Object.fromEntries(columns.map((name) => [name, name]))].map(
  (words) => new Map(columns.map((name) => [plainHeading(words[name] ?? name), name] as const)),
);

/** A table of ours by its heading, whichever columns it has in whichever order; a whole one also by what stands in it. */
export function ownHeading(layouts: readonly Layout[]): Heading | null {
  for (const layout of layouts) {
    const at = layout.beginning.findIndex(({ cells, fault }) => !fault && namesOf(cells) !== null);
    const [row, names] = [layout.beginning[at], namesOf(layout.beginning[at]?.cells ?? [])];
    if (row && names) return { layout, line: row.line, names, above: layout.beginning.slice(0, at) };
  }
  for (const layout of layouts) {
    const at = layout.beginning.findIndex(({ cells }) => isWhole(cells));
    const above = layout.beginning[at - 1];
    if (above) return { layout, line: above.line, names: [...columns], above: [] };
  }
  return null;
}

function namesOf(cells: readonly string[]): OwnColumn[] | null {
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  for (const words of headings) {
    const names = cells.slice(0, width).flatMap((cell) => words.get(plainHeading(cell)) ?? []);
    const isOurs = names.length === width && new Set(names).size === width && names.includes('typeId');
    if (isOurs && width > 1) return names;
  }
  return null;
}

function isWhole(cells: readonly string[]): boolean {
  const cell = (name: OwnColumn) => cells[columns.indexOf(name)] ?? '';
  const isCounted = /^\d+$/.test(cell('typeId')) && /^\d+$/.test(cell('version'));
  return isCounted && moment.test(cell('createdAt')) && moment.test(cell('updatedAt'));
}

export function readOwnRow(record: unknown, unread: readonly string[] = []): ReadRecord {
  const told: Fault[] = [];
  const own = new Map<string, string>();
  for (const [name, value] of Object.entries(record ?? {})) {
    if (!unread.includes(name)) own.set(name, String(value ?? '').trim());
  }
  const cell = (name: OwnColumn) => own.get(name) ?? '';
  const open = own.get('openClose')?.toLowerCase();
  const status = listingStatuses.find((one) => one.toLowerCase() === open);
  if (status) own.set('openClose', status);
  else if (own.delete('openClose')) told.push(toFault('importCellUnread', { column: 'openClose' }));
  const plain = ['price', 'location', 'city', 'postcode', 'address', 'phone', 'email', 'website'] as const;
  const entry: ReadEntry = {
    source: ownSource,
    sourceKey: `${Number.parseInt(cell('typeId'), 10)} ${cell('createdAt') || cell('typeTitle')}`,
    own: Object.fromEntries(own),
    // Where it was not asked for, the listing that it is of has one.
    title: own.has('typeTitle') ? cell('typeTitle') : cell('typeId'),
    status: cell('isDraft').toLowerCase() === 'true' ? 'OnHold' : (status ?? 'Open'),
    ...Object.fromEntries(plain.map((name) => [name, cell(name)])),
    categoryNames: splitList(cell('categoryNames'), ';'),
  };
  return { entry, told };
}
