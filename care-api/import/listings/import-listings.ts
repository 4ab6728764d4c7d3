import { queueEvent } from '@/care-api/desk/queue-event';
import { ImportProblem } from '@/care-api/import/import-problem';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Db, Writer } from '@/care-api/kernel/db';
import { sentenceOf } from '@/lib/contract/fault-words';
import { toFault } from '@/lib/contract/faults';
import type { TableReading } from '@/lib/contract/import';
import type { Collected } from './collect-entries';
import { readMapping } from './formats/mapped-columns';
import {
  countPlanned,
  describeJoin,
  ensurePlanNames,
  isToStore,
  planImport,
  readListings,
  refreshStatistics,
  storePart,
  toldOf,
} from './import-steps';
import { leadOnTakenOver } from './lead-on-taken-over';
import type { JoinedListing } from './list-joined';
import type { PlannedListing } from './plan-listings';
import { offerFilters } from './store-listings';
import { letIn } from './unwanted-services';

export type ImportSummary = Pick<Collected, 'skipped' | 'mended' | 'told' | 'reading'> &
  StoreCounts & {
    format: string;
    newCategories: number;
    joined: JoinedListing[];
    closed: number;
  };

export type ImportOptions = {
  cleanHtml: (html: string) => string;
  onProgress?: (done: number, of: number) => void;
  /** The day of the file, where it does not say so itself: '2026-05-31'. */
  date?: string | undefined;
  map?: string | undefined;
  reading?: TableReading | undefined;
  /** The file holds its whole register: what it lacks has closed. */
  isWhole?: boolean | undefined;
  /** Whether what staff have deleted for good is taken again. */
  takesDeleted?: boolean | undefined;
};

const batchSize = 500;

/** All of it or, on an error, nothing. A service keeps its id from import to import, whichever files tell of it. */
export async function importListings(db: Db, file: string, options: ImportOptions): Promise<ImportSummary> {
  const { cleanHtml, date, map, reading, isWhole = false, takesDeleted, onProgress } = options;
  const mapping = map ? await readMapping(map) : null;
  const read = await readListings(file, { cleanHtml, mapping, date, reading });
  const { format, skipped, mended, told } = read;
  const counts = await db.transaction(async (tx) => {
    if (takesDeleted) await letIn(tx, read.entries);
    const plan = await planImport(tx, read, isWhole);
    if (plan.own.isForeign) {
      const fault = toFault('importNotOurs');
      throw new ImportProblem(fault, `${file}: ${sentenceOf(fault)} Name them with --map.`);
    }
    const { planned } = plan;
    const names = await ensurePlanNames(tx, planned);
    const joined: JoinedListing[] = [];
    const todo = planned.filter((listing) => isToStore(listing, plan));
    for (let start = 0; start < todo.length; start += batchSize) {
      const part = todo.slice(start, start + batchSize);
      const ids = await storePart(tx, part, plan, names);
      await tellOfPart(tx, part, ids);
      joined.push(...part.flatMap((listing, at) => (listing.isJoined ? [describeJoin(listing, ids[at] ?? 0)] : [])));
      onProgress?.(start + part.length, todo.length);
    }
    await offerFilters(tx);
    await leadOnTakenOver(tx);
    return {
      ...countPlanned(plan),
      newCategories: names.categories.created,
      joined,
      closed: plan.closing,
      toldOfPlan: toldOf(plan),
    };
  });
  await refreshStatistics(db);
  const { toldOfPlan, ...stored } = counts;
  return { format, skipped, mended, told: [...told, ...toldOfPlan], reading: read.reading, ...stored };
}

/** For webhooks, and for whoever asks what has changed. */
async function tellOfPart(tx: Writer, part: readonly PlannedListing[], ids: readonly number[]): Promise<void> {
  const stored = part.map((listing, at) => ({ ...listing, isNew: listing.id === null, stored: ids[at] ?? 0 }));
  const seen = stored.filter(({ isSeen }) => isSeen);
  const idsOf = (isNew: boolean) => seen.filter((one) => one.isNew === isNew).map((one) => one.stored);
  const events = {
    'listing.created': idsOf(true),
    'listing.changed': idsOf(false),
    'listing.deleted': stored.flatMap(({ merged }) => merged),
  } as const;
  for (const type of ['listing.created', 'listing.changed', 'listing.deleted'] as const) {
    await queueEvent(tx, { type, kind: 'listing', ids: events[type] }, new Date());
  }
}
