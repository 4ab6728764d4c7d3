import 'server-only';
import type { Category } from '@/lib/contract/category';
import { statusAt } from '@/lib/contract/job-closing';
import type { JobFacts, Listing } from '@/lib/contract/listing';
import { audiencesOf, kindsOf } from '@/lib/directory/kinds';
import { priceFrom } from '@/lib/fees/from-price';
import { cleanHtml, plainText } from '@/lib/html/clean-html';
import { categoryNames } from './category-names';
import { imageHref } from './image-href';
import { isJob } from './is-job';
import { placeOf } from './listing-card';
import { listingPicture } from './listing-picture';
import { mapEmbed } from './map-embed';
import { phoneNumbers } from './phone-numbers';
import { priceLines } from './price-lines';
import { providerBesideTitle } from './provider-name';
import { shownRating } from './rating';
import { websiteHref } from './website-href';

export type ListingView = ReturnType<typeof toListingView>;

export function toListingView(listing: Listing, categories: Category[]) {
  const { photo, images, phone, website, mapEmbed: embed, mapUrl, ...plain } = listing;
  const names = categoryNames(listing.categoryIds, categories);
  return {
    ...plain,
    status: statusAt(listing, new Date()),
    kinds: kindsOf({ title: listing.title, categoryNames: names }),
    audiences: audiencesOf({ labels: [...listing.headFeatures, ...listing.features], categoryNames: names }),
    provider: providerBesideTitle(listing),
    place: placeOf(listing),
    categories: names,
    job: jobOf(listing, names),
    picture: listingPicture(photo, names),
    hasPhoto: photo !== '',
    images: [...new Set([photo, ...images])].filter(Boolean).map(imageHref),
    headFeatures: [...new Set(listing.headFeatures)],
    features: [...new Set(listing.features)],
    descriptionHtml: cleanHtml(listing.descriptionHtml),
    descriptionText: plainText(listing.descriptionHtml),
    prices: priceLines(listing.price),
    from: priceFrom(listing.fees, listing.feesCheckedOn, new Date()),
    rating: shownRating(listing.register, new Date()),
    phones: phoneNumbers(phone),
    email: /^[^\s@]+@[^\s@]+$/.test(listing.email) ? listing.email : '',
    address: addressOf(listing),
    website: website ? { label: website.replace(/^https?:\/\//, ''), href: websiteHref(website) } : null,
    mapEmbed: mapEmbed(embed),
    mapHref: websiteHref(mapUrl) ?? mapSearch(addressOf(listing)),
  };
}

/** Without facts where only its category says that it is a job; null where it is none. */
function jobOf({ job }: Listing, categoryNames: readonly string[]): Partial<JobFacts> | null {
  return job ?? (isJob(categoryNames) ? {} : null);
}

function addressOf({ address, postcode }: Listing): string {
  return postcode && address && !address.includes(postcode) ? `${address}, ${postcode}` : address || postcode;
}

function mapSearch(address: string): string | null {
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : null;
}
