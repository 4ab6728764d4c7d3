import { foldText } from '@/lib/contract/fold-text';
import { compareText } from '@/lib/contract/search-text';
import type { Directory, DirectoryEntry, DirectoryFilter, DirectoryListing } from './directory';
import { displayNames } from './display-names';
import { factsOf } from './facts';
import { audiencesOf, kindsOf } from './kinds';
import { makeGazetteer, type PlaceTable } from './places/gazetteer';
import { ratingScore } from './rating-score';
import { weeklyPrice } from './weekly-price';
import { hostOf, phoneDigits } from './words/contacts';
import { type ListedWords, startVocabulary } from './words/word-index';

export type Filters = { filters: readonly DirectoryFilter[]; canonicalId: ReadonlyMap<number, number> };

/** What is kept of a listing: not its text. */
type Kept = { entry: UnplacedEntry; words: ListedWords; locationName: string; cityName: string };
type UnplacedEntry = Omit<DirectoryEntry, 'titleOrder'>;

/** Takes listings one by one and again when they changed, so that a directory is made anew of what is known already. */
export function startDirectory(placeTable: PlaceTable) {
  const vocabulary = startVocabulary();
  const kept = new Map<number, Kept>();

  return {
    put(listing: DirectoryListing): void {
      const { id, text, provider, location, city } = listing;
      const words = vocabulary.list({ ...text, features: `${text.features} ${foldText(provider)}` });
      kept.set(id, { entry: toEntry(listing), words, locationName: location, cityName: city });
    },
    remove(id: number): void {
      kept.delete(id);
    },
    make({ filters, canonicalId }: Filters): Directory {
      const listings = [...kept.values()].sort((a, b) => a.entry.id - b.entry.id);
      const entries = placeEntries(listings.map(({ entry }) => entry));
      const places = makeGazetteer(placeTable, entries);
      for (const entry of entries) entry.position = places.positionOf(entry);
      return {
        entries,
        facts: factsOf(entries),
        words: vocabulary.index(listings.map(({ words }) => words)),
        places,
        filters: new Map(filters.map((filter) => [filter.id, filter])),
        canonicalId,
        locationNames: displayNames(listings.map(({ locationName }) => locationName)),
        cityNames: displayNames(listings.map(({ cityName }) => cityName)),
      };
    },
  };
}

function placeEntries(unplaced: readonly UnplacedEntry[]): DirectoryEntry[] {
  const entries = unplaced.map((entry) => ({ ...entry, titleOrder: 0 }));
  const byTitle = [...entries].sort((a, b) => compareText(a.title, b.title) || a.id - b.id);
  for (const [titleOrder, entry] of byTitle.entries()) entry.titleOrder = titleOrder;
  return entries;
}

function toEntry(listing: DirectoryListing): UnplacedEntry {
  const { id, text, status, position, createdAt } = listing;
  return {
    id,
    title: text.title,
    location: foldText(listing.location),
    city: foldText(listing.city),
    postcode: listing.postcode.replace(/\s/g, '').toUpperCase(),
    categoryIds: [...new Set(listing.categoryIds)],
    filterIds: listing.filterIds,
    kinds: kindsOf({ title: text.title, categoryNames: listing.categoryNames }),
    audiences: audiencesOf(listing),
    status,
    position,
    phones: phoneDigits(listing.phone),
    email: listing.email.toLowerCase(),
    host: hostOf(listing.website),
    rating: listing.rating ? ratingScore(listing.rating) : null,
    price: weeklyPrice(listing),
    createdAt,
  };
}
