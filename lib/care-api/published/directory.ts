import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { Listing } from '@/lib/contract/listing';
import { type PreparedListings, prepareListings } from '@/lib/listings/prepare-listings';
import { read } from '../client';
import { listCategories, listSearchFilters } from '../content';

/** Milliseconds the list is used before it is fetched again, behind the visitor's back. */
const freshFor = 60_000;

let kept: { prepared: PreparedListings; since: number } | null = null;
let loading: Promise<PreparedListings | null> | null = null;

/** True once the API has answered the whole list where one page was asked for. */
export function isDirectoryWhole(): boolean {
  return kept !== null;
}

export async function getWholeDirectory(): Promise<PreparedListings | null> {
  if (!kept) return load();
  if (Date.now() - kept.since > freshFor) void load();
  return kept.prepared;
}

export async function keepWholeDirectory(listings: Listing[]): Promise<PreparedListings> {
  const [categories, filters] = await Promise.all([listCategories(), listSearchFilters()]);
  const prepared = prepareListings(listings, { categories, filters });
  kept = { prepared, since: Date.now() };
  return prepared;
}

function load(): Promise<PreparedListings | null> {
  loading ??= loadOnce().finally(() => {
    loading = null;
  });
  return loading;
}

async function loadOnce(): Promise<PreparedListings | null> {
  const reading = await read(endpoints.listListings, { cached: false });
  if (reading.state === 'ready' && Array.isArray(reading.value)) return keepWholeDirectory(reading.value);
  // The API has learnt paging, or is away: the next question finds out, the old list serves until then.
  if (reading.state === 'ready') kept = null;
  return kept?.prepared ?? null;
}
