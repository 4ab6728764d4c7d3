import { foldText } from '@/lib/contract/fold-text';
import { compareText } from '@/lib/contract/search-text';
import type { Directory, DirectoryFilter, DirectoryListing } from './directory';
import type { DirectoryEntry } from './directory-entry';
import { displayNames } from './display-names';
import { factsOf } from './facts';
import { audiencesOf, kindsOf } from './kinds';
import { type Gazetteer, makeGazetteer, type PlaceTable } from './places/gazetteer';
import { ratingScore } from './rating-score';
import { weeklyPrice } from './weekly-price';
import { ratingKey } from './words/asked-ratings';
import { hostOf, phoneDigits } from './words/contacts';
import { type ListedWords, startVocabulary } from './words/word-index';

export type Filters = { filters: readonly DirectoryFilter[]; canonicalId: ReadonlyMap<number, number> };

type Kept = { entry: UnplacedEntry; words: ListedWords; locationName: string; cityName: string };
type UnplacedEntry = Omit<DirectoryEntry, 'titleOrder'>;

/** Takes listings one by one and again when they changed, so that a directory is made anew of what is known already. */
export function startDirectory(placeTable: PlaceTable) {
  const vocabulary = startVocabulary();
  const kept = new Map<number, Kept>();
  const titles = startOrder<Kept>((a, b) => compareText(a.entry.title, b.entry.title) || a.entry.id - b.entry.id);
  /** Of the listings where they are now; null when one has moved. */
  let gazetteer: Gazetteer | null = null;

  return {
    put(listing: DirectoryListing): void {
      const { id, text, provider, location, city, rating } = listing;
      const keys = rating ? [ratingKey(rating.grade)] : [];
      const words = vocabulary.list({ ...text, features: `${text.features} ${foldText(provider)}` }, keys);
      const known = { entry: toEntry(listing), words, locationName: location, cityName: city };
      if (!isInSamePlace(kept.get(id)?.entry, known.entry)) gazetteer = null;
      kept.set(id, known);
      titles.add(known);
    },
    remove(id: number): void {
      if (kept.delete(id)) gazetteer = null;
    },
    make({ filters, canonicalId }: Filters): Directory {
      const listings = [...kept.values()].sort((a, b) => a.entry.id - b.entry.id);
      const titleOrder = titles.rank((known) => kept.get(known.entry.id) === known);
      const places =
        gazetteer ??
        makeGazetteer(
          placeTable,
          listings.map(({ entry }) => entry),
        );
      gazetteer = places;
      const entries = listings.map((known) => ({
        ...known.entry,
        position: places.positionOf(known.entry),
        titleOrder: titleOrder.get(known) ?? 0,
      }));
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

/** Things in their order, which is quick to make again after a few were added. */
function startOrder<T>(compare: (a: T, b: T) => number) {
  let sorted: T[] = [];
  const added: T[] = [];
  return {
    add: (thing: T) => added.push(thing),
    /** @param stays false for what is to be forgotten. */
    rank(stays: (thing: T) => boolean): ReadonlyMap<T, number> {
      sorted = [...sorted, ...added.splice(0)].filter(stays).sort(compare);
      return new Map(sorted.map((thing, rank) => [thing, rank]));
    },
  };
}

function isInSamePlace(a: UnplacedEntry | undefined, b: UnplacedEntry): boolean {
  if (!a || a.postcode !== b.postcode || a.city !== b.city || a.location !== b.location) return false;
  return a.position?.lat === b.position?.lat && a.position?.lng === b.position?.lng;
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
