import type { Category } from '@/lib/contract/category';
import type { Listing } from '@/lib/contract/listing';
import type { ListingFacets, ListingPage } from '@/lib/contract/listing-page';
import { categoryNames } from './category-names';
import { isJob } from './is-job';
import { listingPicture } from './listing-picture';
import { type Pay, payOf } from './pay';

/** What a card shows, and all that the browser gets of a listing in the directory. */
export type ListingCardData = {
  id: number;
  title: string;
  place: string;
  categories: string[];
  tags: string[];
  /** Price of care, in words; '' when unknown. */
  price: string;
  pay: Pay | null;
  picture: string;
  status: Listing['status'];
  isJob: boolean;
};

/** One page of the directory as the browser gets it. */
export type ListingCardPage = {
  cards: ListingCardData[];
  total: number;
  page: number;
  pages: number;
  facets: ListingFacets;
  /** The words that were searched instead; '' when they were the visitor's. */
  corrected: string;
};

const tagsShown = 3;

export function toListingCard(listing: Listing, categories: Category[]): ListingCardData {
  const names = categoryNames(listing.categoryIds, categories);
  return {
    id: listing.id,
    title: listing.title,
    place: placeOf(listing),
    categories: names,
    tags: [...new Set([...listing.headFeatures, ...listing.features])].slice(0, tagsShown),
    price: listing.price,
    pay: listing.job ? payOf(listing.job) : null,
    picture: listingPicture(listing.photo, names),
    status: listing.status,
    isJob: isJob(names),
  };
}

export function toListingCardPage(page: ListingPage, categories: Category[]): ListingCardPage {
  return {
    cards: page.items.map((listing) => toListingCard(listing, categories)),
    total: page.total,
    page: page.page,
    pages: Math.max(1, Math.ceil(page.total / page.pageSize)),
    facets: page.facets,
    corrected: page.understood.corrections[0]?.to ?? '',
  };
}

/** 'Tain, Highland'; one name when both are the same or one is missing. */
export function placeOf({ city, location }: Pick<Listing, 'city' | 'location'>): string {
  return [...new Set([city, location].filter(Boolean))].join(', ');
}
