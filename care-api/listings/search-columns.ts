import { foldText } from '@/lib/contract/fold-text';
import { placeText, type SearchedListing, type SearchedPlace, searchText } from '@/lib/contract/search-text';

export function searchColumns(listing: SearchedListing, categoryNames: readonly string[]) {
  const text = searchText(listing, categoryNames);
  return {
    searchTitle: text.title,
    searchLocation: foldText(listing.location),
    ...placeColumns(listing),
    searchCategory: text.category,
    searchFeatures: text.features,
    searchDescription: text.description,
  };
}

/** Of these, what a town changes. */
export function placeColumns(place: SearchedPlace) {
  return { searchCity: foldText(place.city), searchPlace: placeText(place) };
}

export type SearchTextColumn = keyof ReturnType<typeof searchColumns>;
