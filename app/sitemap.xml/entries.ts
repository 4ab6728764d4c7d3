import type { MetadataRoute } from 'next';
import { listCategories, listFaqs } from '@/lib/care-api/content';
import { listGalleryGroups } from '@/lib/care-api/gallery';
import { listCities, listSitemapListings } from '@/lib/care-api/listings';
import { listManagedPages } from '@/lib/care-api/pages';
import { listAllPosts } from '@/lib/care-api/posts';
import { listLanguagesOf } from '@/lib/care-api/translated-texts';
import { listVideos } from '@/lib/care-api/videos';
import type { Category } from '@/lib/contract/category';
import { foldText } from '@/lib/contract/fold-text';
import { statusAt } from '@/lib/contract/job-closing';
import { type Kind, kinds } from '@/lib/contract/kind';
import type { Listing } from '@/lib/contract/listing';
import { listingHref } from '@/lib/contract/listing-query';
import { kindsOf } from '@/lib/directory/kinds';
import { siteUrl } from '@/lib/env';
import { groupHref } from '@/lib/gallery/gallery-groups';
import { defaultLocale, type Locale, languageOf, localePath, locales } from '@/lib/i18n/languages';
import { categoryNames } from '@/lib/listings/category-names';
import { imageHref } from '@/lib/listings/image-href';
import { isJob } from '@/lib/listings/is-job';
import { blogHref } from '@/lib/posts/blog-query';
import { bannerHref } from '@/lib/posts/post-picture';

/** Search engines read at most this many addresses of one file. */
const maxEntries = 50_000;

const translatedPaths = [
  '/',
  '/listing',
  '/what-it-costs',
  '/form',
  '/about',
  '/contact',
  '/complaints',
  '/applynow',
  '/safeguarding',
  '/accessibility',
  '/privacy-policy',
  '/cookie-policy',
  '/terms-condition',
];

/** Every page that search engines may know. */
export async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [categories, cities, listings, faqs] = await Promise.all([
    listCategories(),
    listCities(),
    listSitemapListings(),
    listFaqs(),
  ]);
  const jobs = new Set(categories.filter(({ name }) => isJob([name])).map(({ id }) => id));
  const isClosedJob = (listing: Listing) =>
    statusAt(listing, new Date()) === 'Closed' &&
    (listing.job !== null || listing.categoryIds.some((id) => jobs.has(id)));
  const found = listings.filter((listing) => !isClosedJob(listing));
  const heldCategories = new Set(found.flatMap(({ categoryIds }) => categoryIds));
  const heldCities = new Set(found.map(({ city }) => foldText(city)));

  return [
    ...translatedPaths.map((path) => entry({ path, languages: locales })),
    entry({
      path: '/faq',
      languages: await listLanguagesOf(faqs.flatMap(({ question, answer }) => [question, answer])),
    }),
    ...(await listProviderPages()),
    ...(await listBlogPages()),
    // Of what nobody offers there is no page to find.
    ...kindsHeld(found, categories).map((kind) => entry({ path: listingHref({ kinds: [kind] }), languages: locales })),
    ...categories
      .filter(({ id }) => heldCategories.has(id))
      .map(({ id }) => entry({ path: listingHref({ categories: [id] }), languages: locales })),
    ...cities
      .filter((city) => heldCities.has(foldText(city)))
      .map((city) => entry({ path: listingHref({ cities: [city] }), languages: locales })),
    ...found.map(({ id, updatedAt, photo }) =>
      entry({ path: `/listing-details/${id}`, lastModified: updatedAt, photo }),
    ),
  ].slice(0, maxEntries);
}

function kindsHeld(listings: Listing[], categories: Category[]): Kind[] {
  const held = new Set(
    listings.flatMap(({ title, categoryIds }) =>
      kindsOf({ title, categoryNames: categoryNames(categoryIds, categories) }),
    ),
  );
  return kinds.filter((kind) => held.has(kind));
}

async function listBlogPages(): Promise<MetadataRoute.Sitemap> {
  const [posts, categories] = await Promise.all([listAllPosts(), listCategories()]);
  const written = new Set(posts.flatMap((post) => post.categoryIds));
  return [
    ...(posts.length > 0 ? [entry({ path: '/blog' })] : []),
    ...categories.filter(({ id }) => written.has(id)).map(({ id }) => entry({ path: blogHref({ category: id }) })),
    ...posts.map(({ id, updatedAt, postedOn, banner }) =>
      entry({
        path: `/blog-details-user-view/${id}`,
        lastModified: updatedAt ?? postedOn,
        photos: bannerHref(banner) ? [banner] : [],
      }),
    ),
  ];
}

/** The galleries, where they hold something, and the provider's own pages. */
async function listProviderPages(): Promise<MetadataRoute.Sitemap> {
  const [groups, videos, pages] = await Promise.all([listGalleryGroups(), listVideos(), listManagedPages()]);
  return [
    ...(groups.length > 0 ? [entry({ path: '/imagegallery' })] : []),
    ...groups.map(({ name, pictures }) =>
      entry({ path: groupHref(name), photos: pictures.map((picture) => picture.photo) }),
    ),
    ...(videos.length > 0 ? [entry({ path: '/videogallery' })] : []),
    ...(pages.length > 0 ? [entry({ path: '/pagecontent' })] : []),
    ...pages.map(entry),
  ];
}

type Entry = {
  path: string;
  /** Those in which all of it is said. */
  languages?: readonly Locale[];
  lastModified?: string | null;
  photo?: string;
  photos?: string[];
};

function entry({
  path,
  languages = [defaultLocale],
  lastModified,
  photo,
  photos = photo ? [photo] : [],
}: Entry): MetadataRoute.Sitemap[number] {
  const site = siteUrl();
  const address = (locale: Locale) => `${site}${localePath(locale, path)}`;
  return {
    url: address(defaultLocale),
    ...(lastModified && { lastModified }),
    ...(photos.length > 0 && { images: photos.map((name) => `${site}${imageHref(name)}`) }),
    ...(languages.length > 1 && {
      alternates: {
        // As the page's own head names them.
        languages: {
          ...Object.fromEntries(languages.map((locale) => [languageOf(locale).tag, address(locale)])),
          'x-default': address(defaultLocale),
        },
      },
    }),
  };
}
