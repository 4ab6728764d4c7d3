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
import { startWordIndex } from './words/word-index';

export type Filters = { filters: readonly DirectoryFilter[]; canonicalId: ReadonlyMap<number, number> };

/** Takes listings one by one, so that their texts need not all be in memory, and makes the directory of them. */
export function startDirectory(placeTable: PlaceTable) {
  const index = startWordIndex();
  const entries: DirectoryEntry[] = [];
  const locations = new Set<string>();
  const cities = new Set<string>();

  return {
    add(listing: DirectoryListing): void {
      const { text, provider } = listing;
      index.add({ ...text, features: `${text.features} ${foldText(provider)}` });
      locations.add(listing.location);
      cities.add(listing.city);
      entries.push(toEntry(listing));
    },
    finish({ filters, canonicalId }: Filters): Directory {
      const byTitle = [...entries].sort((a, b) => compareText(a.title, b.title) || a.id - b.id);
      for (const [titleOrder, entry] of byTitle.entries()) entry.titleOrder = titleOrder;
      const places = makeGazetteer(placeTable, entries);
      for (const entry of entries) entry.position = places.positionOf(entry);
      return {
        entries,
        facts: factsOf(entries),
        words: index.finish(),
        places,
        filters: new Map(filters.map((filter) => [filter.id, filter])),
        canonicalId,
        locationNames: displayNames([...locations]),
        cityNames: displayNames([...cities]),
      };
    },
  };
}

function toEntry(listing: DirectoryListing): DirectoryEntry {
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
    titleOrder: 0,
    createdAt,
  };
}
