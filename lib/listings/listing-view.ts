import 'server-only';
import type { Category } from '@/lib/contract/category';
import type { JobFacts, Listing } from '@/lib/contract/listing';
import { cleanHtml, plainText } from '@/lib/html/clean-html';
import { categoryNames } from './category-names';
import { imageHref } from './image-href';
import { isJob } from './is-job';
import { placeOf } from './listing-card';
import { listingPicture } from './listing-picture';
import { mapEmbed } from './map-embed';
import { type Phone, phoneNumbers } from './phone-numbers';
import { websiteHref } from './website-href';

/** A listing as its page shows it: every part cleaned, parsed and safe to render. */
export type ListingView = {
  id: number;
  title: string;
  place: string;
  categories: string[];
  categoryIds: number[];
  status: Listing['status'];
  /** Null where the listing is no job. */
  job: Partial<JobFacts> | null;
  price: string;
  picture: string;
  hasPhoto: boolean;
  /** Addresses for the carousel. */
  images: string[];
  headFeatures: string[];
  features: string[];
  descriptionHtml: string;
  descriptionText: string;
  phones: Phone[];
  email: string;
  address: string;
  website: { label: string; href: string | null } | null;
  mapEmbed: string | null;
  mapHref: string | null;
};

export function toListingView(listing: Listing, categories: Category[]): ListingView {
  const names = categoryNames(listing.categoryIds, categories);
  return {
    id: listing.id,
    title: listing.title,
    place: placeOf(listing),
    categories: names,
    categoryIds: listing.categoryIds,
    status: listing.status,
    job: listing.job ?? (isJob(names) ? {} : null),
    price: listing.price,
    picture: listingPicture(listing.photo, names),
    hasPhoto: listing.photo !== '',
    images: [...new Set([listing.photo, ...listing.images])].filter(Boolean).map(imageHref),
    headFeatures: [...new Set(listing.headFeatures)],
    features: [...new Set(listing.features)],
    descriptionHtml: cleanHtml(listing.descriptionHtml),
    descriptionText: plainText(listing.descriptionHtml),
    phones: phoneNumbers(listing.phone),
    email: /^[^\s@]+@[^\s@]+$/.test(listing.email) ? listing.email : '',
    address: addressOf(listing),
    website: listing.website
      ? { label: listing.website.replace(/^https?:\/\//, ''), href: websiteHref(listing.website) }
      : null,
    mapEmbed: mapEmbed(listing.mapEmbed),
    mapHref: websiteHref(listing.mapUrl) ?? mapSearch(addressOf(listing)),
  };
}

function addressOf({ address, postcode }: Listing): string {
  return postcode && address && !address.includes(postcode) ? `${address}, ${postcode}` : address || postcode;
}

function mapSearch(address: string): string | null {
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : null;
}
