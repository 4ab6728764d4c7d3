import type { ReadRecord } from '@/care-api/database/register-entry';
import type { Heading } from '@/care-api/import/tables/find-heading';
import type { Layout } from '@/care-api/import/tables/layouts';
import { type ListingStatus, listingStatuses } from '@/lib/contract/listing';
import { resources } from '@/lib/contract/resources';
import { splitList } from './parts';

const { columns } = resources.listing.csv;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Of lines from a list that a site like this one has given out. */
export const ownSource = 'Listings as a table';

/** A table of ours is known by what stands in it: its heading is in the language of whoever took it out. */
export function ownHeading(layouts: readonly Layout[]): Heading | null {
  for (const layout of layouts) {
    const at = layout.beginning.findIndex(({ cells }) => isOwn(cells));
    const above = layout.beginning[at - 1];
    if (above) return { layout, line: above.line, names: [...columns], above: [] };
  }
  return null;
}

function isOwn(cells: readonly string[]): boolean {
  const cell = (name: (typeof columns)[number]) => cells[columns.indexOf(name)] ?? '';
  const isCounted = /^\d+$/.test(cell('typeId')) && /^\d+$/.test(cell('version'));
  return isCounted && moment.test(cell('createdAt')) && moment.test(cell('updatedAt'));
}

export function readOwnRow(record: unknown): ReadRecord {
  const row = new Map<string, unknown>(Object.entries(record ?? {}));
  const cell = (name: (typeof columns)[number]) => String(row.get(name) ?? '');
  const plain = ['price', 'location', 'city', 'postcode', 'address', 'phone', 'email', 'website'] as const;
  return {
    entry: {
      source: ownSource,
      sourceKey: `${cell('typeId')} ${cell('createdAt')}`,
      title: cell('typeTitle'),
      status: cell('isDraft') === 'true' ? 'OnHold' : statusOf(cell('openClose')),
      ...Object.fromEntries(plain.map((name) => [name, cell(name)])),
      categoryNames: splitList(cell('categoryNames'), ';'),
    },
  };
}

function statusOf(said: string): ListingStatus {
  return listingStatuses.find((status) => status === said) ?? 'Open';
}
