import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getGalleryGroup } from '@/lib/care-api/gallery';
import { getListing, listCities } from '@/lib/care-api/listings';
import { getPagesOfMenu } from '@/lib/care-api/pages';
import { readPost } from '@/lib/care-api/reader';
import type { Reading } from '@/lib/care-api/reading';
import { statusAt } from '@/lib/contract/job-closing';
import { isKind } from '@/lib/contract/kind';
import { directionOf, type Locale } from '@/lib/i18n/languages';
import { categoryNames } from '@/lib/listings/category-names';
import { landingMetaTitle } from '@/lib/listings/directory-words';
import { isJob } from '@/lib/listings/is-job';
import { placeOf } from '@/lib/listings/listing-card';
import { listingPicture } from '@/lib/listings/listing-picture';
import { fixedPageAt } from '@/lib/pages/fixed-pages';
import type { ShareCard } from './share-card';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;
type Matter = Pick<ShareCard, 'heading' | 'picture'> & Partial<Pick<ShareCard, 'line' | 'tag'>>;

/** The card of the page at an address, in parts: its words come from what the page shows, never from the address. */
export async function readShareCard(locale: Locale, path: string[]): Promise<Reading<ShareCard>> {
  const t = await getTranslations({ locale });
  const reading = await readMatter(path, t);
  if (reading.state !== 'ready') return reading;
  const company = await getCompany();
  const card = {
    direction: directionOf(locale),
    brand: company?.name || t('Meta.siteName'),
    hasMark: !company?.logo || company.isSample,
    line: '',
    tag: '',
    ...reading.value,
  };
  return { state: 'ready', value: card };
}

function readMatter(path: string[], t: Words): Promise<Reading<Matter>> | Reading<Matter> {
  const page = fixedPageAt(`/${path.join('/')}`);
  if (page) return ready({ heading: t(page.title), picture: drawing(page.picture) });
  const id = path.at(-1) ?? '';
  switch (path.slice(0, -1).join('/')) {
    case 'listing-details':
      return readListing(id, t);
    case 'blog-details-user-view':
      return readOfPost(id, t);
    case 'pagecontent':
      return readManagedPage(id, t);
    case 'imagegallerypicture':
      return readGroup(id, t);
    case 'listing/category':
      return readCategory(id, (name) => ({
        heading: t('Listing.landingMetaTitle', { kind: 'category', name }),
        picture: listingPicture('', [name]),
      }));
    case 'blog/category':
      return readCategory(id, (name) => ({
        heading: t('Blog.categoryMetaTitle', { name }),
        picture: drawing('insights'),
      }));
    case 'listing/kind':
      return readKind(id, t);
    case 'listing/city':
      return readCity(id, t);
    default:
      return missing;
  }
}

async function readListing(id: string, t: Words): Promise<Reading<Matter>> {
  const [reading, categories] = await Promise.all([isId(id) ? getListing(Number(id)) : missing, listCategories()]);
  if (reading.state !== 'ready') return reading;
  const listing = reading.value;
  const names = categoryNames(listing.categoryIds, categories);
  const isOpenJob = statusAt(listing, new Date()) === 'Open' && (listing.job !== null || isJob(names));
  return ready({
    heading: listing.title,
    line: [names[0], placeOf(listing)].filter(Boolean).join(' · '),
    tag: isOpenJob ? t('ShareImage.openJob') : '',
    picture: listingPicture('', names),
  });
}

async function readOfPost(id: string, t: Words): Promise<Reading<Matter>> {
  const [reading, categories] = await Promise.all([readPost(id), listCategories()]);
  if (reading.state !== 'ready') return reading;
  const { title, author, categoryIds } = reading.value;
  const [category = ''] = categoryNames(categoryIds, categories);
  const line = [author && t('Blog.by', { author }), category].filter(Boolean).join(' · ');
  return ready({ heading: title, line, picture: drawing('insights') });
}

async function readManagedPage(id: string, t: Words): Promise<Reading<Matter>> {
  const reading = isId(id) ? await getPagesOfMenu(Number(id)) : missing;
  if (reading.state !== 'ready') return reading;
  return ready({ heading: reading.value[0]?.title || t('Page.pageContent'), picture: drawing('information') });
}

async function readGroup(name: string, t: Words): Promise<Reading<Matter>> {
  const reading = await getGalleryGroup(name);
  if (reading.state !== 'ready') return reading;
  const { pictures } = reading.value;
  return ready({
    heading: t('Gallery.groupTitle', { group: reading.value.name }),
    line: t('ShareImage.photos', { count: pictures.length }),
    picture: drawing('thank-you'),
  });
}

async function readCategory(id: string, describe: (name: string) => Matter): Promise<Reading<Matter>> {
  const categories = await listCategories();
  if (categories.length === 0) return { state: 'away' };
  const name = isId(id) && categories.find((category) => category.id === Number(id))?.name;
  return name ? ready(describe(name)) : missing;
}

function readKind(name: string, t: Words): Reading<Matter> {
  if (!isKind(name)) return missing;
  return ready({
    heading: landingMetaTitle({ kind: 'kind', name }, t),
    picture: listingPicture('', [name.replaceAll('-', ' ')]),
  });
}

async function readCity(name: string, t: Words): Promise<Reading<Matter>> {
  const cities = await listCities();
  if (cities.length === 0) return { state: 'away' };
  if (!cities.includes(name)) return missing;
  return ready({ heading: t('Listing.landingMetaTitle', { kind: 'city', name }), picture: drawing('find-a-carer') });
}

const missing = { state: 'missing' } as const;

function ready(value: Matter): Reading<Matter> {
  return { state: 'ready', value };
}

function isId(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value);
}

function drawing(name: string): string {
  return `/illustrations/${name}.svg`;
}
