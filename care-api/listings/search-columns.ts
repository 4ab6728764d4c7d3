import { foldText } from '@/lib/contract/fold-text';
import { type SearchedListing, searchText } from '@/lib/contract/search-text';

export function searchColumns(listing: SearchedListing, categoryNames: readonly string[]) {
  const text = searchText(listing, categoryNames);
  return {
    searchTitle: text.title,
    searchLocation: foldText(listing.location),
    searchCity: foldText(listing.city),
    searchPlace: text.place,
    searchCategory: text.category,
    searchFeatures: text.features,
    searchDescription: text.description,
  };
}

export type SearchTextColumn = keyof ReturnType<typeof searchColumns>;
