import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { statusAt } from '@/lib/contract/job-closing';
import type { HomeTile, Listing } from '@/lib/contract/listing';
import type { ListingPage } from '@/lib/contract/listing-page';
import { emptyListingQuery, type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';
import { searchListings } from '@/lib/listings/search-listings';
import { read } from './client';
import { getWholeDirectory, isDirectoryWhole, keepWholeDirectory } from './published/directory';
import { getPublishedTile } from './published/tile-listings';
import type { Reading } from './reading';

/** One page of the directory with facets; null when the API is away and nothing is remembered. */
export async function getListingPage(query: ListingQuery, day = new Date()): Promise<ListingPage | null> {
  if (isDirectoryWhole()) return searchWhole(query, day);
  const params = listingQueryParams(query);
  params.set('page', String(query.page));
  const reading = await read(endpoints.listListings, { query: params });
  if (reading.state !== 'ready') return null;
  if (!Array.isArray(reading.value)) return reading.value;
  return searchListings(await keepWholeDirectory(reading.value), query, day);
}

export function getListing(id: number): Promise<Reading<Listing>> {
  return read(endpoints.getListing, { params: { id } });
}

export async function getTileListingId(tile: HomeTile): Promise<number | null> {
  const reading = await read(endpoints.listHomeListings);
  if (reading.state !== 'ready') return null;
  const knowsMarks = reading.value.every(({ homeTile }) => homeTile !== undefined);
  if (!knowsMarks) return getPublishedTile(tile);
  return reading.value.find(({ homeTile }) => homeTile === tile)?.id ?? null;
}

/** The first `count` jobs that take applications, in the day's order. */
export async function listOpenJobs(count: number): Promise<Listing[]> {
  const open: Listing[] = [];
  const now = new Date();
  // A page or two: only a directory of closed jobs would need more.
  for (let page = 1; page <= 3 && open.length < count; page += 1) {
    const found = await getListingPage({ ...emptyListingQuery, kinds: ['jobs'], page });
    if (!found) break;
    open.push(...found.items.filter((job) => statusAt(job, now) === 'Open'));
    if (page * found.pageSize >= found.total) break;
  }
  return open.slice(0, count);
}

export async function listCities(): Promise<string[]> {
  const reading = await read(endpoints.listCities);
  return reading.state === 'ready' ? reading.value : [];
}

/** Every listing, for the sitemap: asked for rarely, too large for Next's cache. */
export async function listSitemapListings(): Promise<Listing[]> {
  const reading = await read(endpoints.listListings, { cached: false });
  return reading.state === 'ready' && Array.isArray(reading.value) ? reading.value : [];
}

async function searchWhole(query: ListingQuery, day: Date): Promise<ListingPage | null> {
  const whole = await getWholeDirectory();
  return whole ? searchListings(whole, query, day) : null;
}
