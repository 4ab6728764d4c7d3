import type { MetadataRoute } from 'next';
import { listCategories } from '@/lib/care-api/content';
import { listPlaces, listSitemapListings } from '@/lib/care-api/listings';
import { listingHref } from '@/lib/contract/listing-query';
import { siteUrl } from '@/lib/env';
import { languageOf, localePath, locales } from '@/lib/i18n/languages';
import { imageHref } from '@/lib/listings/image-href';
import { isJob } from '@/lib/listings/is-job';

export const dynamic = 'force-dynamic';

/** Search engines read at most this many addresses of one file. */
const maxEntries = 50_000;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [categories, cities, listings] = await Promise.all([
    listCategories(),
    listPlaces('cities'),
    listSitemapListings(),
  ]);
  const jobs = new Set(categories.filter(({ name }) => isJob([name])).map(({ id }) => id));
  const isClosedJob = (listing: (typeof listings)[number]) =>
    listing.status === 'Closed' && listing.categoryIds.some((id) => jobs.has(id));

  return [
    ...['/', '/home', '/listing', '/form', '/faq', '/privacy-policy', '/cookie-policy', '/terms-condition'].map(
      (path) => entry(path),
    ),
    ...categories.map(({ id }) => entry(listingHref({ categories: [id] }))),
    ...cities.map((city) => entry(listingHref({ cities: [city] }))),
    ...listings
      .filter((listing) => !isClosedJob(listing))
      .map((listing) => entry(`/listing-details/${listing.id}`, listing.updatedAt, listing.photo)),
  ].slice(0, maxEntries);
}

function entry(path: string, lastModified?: string | null, photo?: string): MetadataRoute.Sitemap[number] {
  const site = siteUrl();
  const address = (locale: (typeof locales)[number]) => escapeXml(`${site}${localePath(locale, path)}`);
  return {
    url: address('en'),
    ...(lastModified && { lastModified }),
    ...(photo && { images: [escapeXml(`${site}${imageHref(photo)}`)] }),
    alternates: { languages: Object.fromEntries(locales.map((locale) => [languageOf(locale).tag, address(locale)])) },
  };
}

/** Next writes addresses into the XML as they are. */
function escapeXml(value: string): string {
  return value.replace(/&/g, '&amp;');
}
