import type { Category } from '@/lib/contract/category';
import { statusAt } from '@/lib/contract/job-closing';
import type { Kind } from '@/lib/contract/kind';
import type { JobFacts, Listing } from '@/lib/contract/listing';
import type { ListingPage } from '@/lib/contract/listing-page';
import { kindsOf } from '@/lib/directory/kinds';
import { priceFrom } from '@/lib/fees/from-price';
import type { TranslatedTexts } from '@/lib/i18n/translated-text';
import { categoryNames } from './category-names';
import { isJob } from './is-job';
import { listingPicture, picturesInARow } from './listing-picture';
import { type Pay, payOf } from './pay';
import { providerBesideTitle } from './provider-name';
import { type ShownRating, shownRating } from './rating';

export type ListingCardData = {
  id: number;
  title: string;
  /** Who runs it, where the title does not say so. */
  provider: string;
  place: string;
  /** From the place that was asked for; null where either is unknown. */
  miles: number | null;
  /** In the town or area that was asked for, and nobody knows where in it: its miles say nothing. */
  isInPlace: boolean;
  kinds: Kind[];
  categories: string[];
  tags: string[];
  /** Price of care, in words; '' when unknown. */
  price: string;
  /** By its lines, in pounds a week; `old` where today's is to be asked for, null where there are none. */
  from: number | 'old' | null;
  pay: Pay | null;
  job: Pick<JobFacts, 'employmentType' | 'hours' | 'startsOn' | 'validThrough'> | null;
  rating: CardRating | null;
  picture: string;
  status: Listing['status'];
  isJob: boolean;
};

type CardRating = Pick<ShownRating, 'regulator' | 'grade' | 'outOf' | 'publishedOn' | 'word' | 'isOld'>;

export type ListingCardPage = Pick<ListingPage, 'total' | 'page' | 'pageSize' | 'facets' | 'understood' | 'costs'> & {
  cards: ListingCardData[];
  pages: number;
  groups: ListingPage['groups'];
  /** What its filters and tags are called in the language it was asked for in. */
  texts?: TranslatedTexts;
};

/** All that its filters and its cards' tags say in the provider's words or a register's. */
export function shownTexts({ facets, cards }: Pick<ListingCardPage, 'facets' | 'cards'>): string[] {
  return [...facets.filters.flatMap(({ header, value }) => [header, value]), ...cards.flatMap(({ tags }) => tags)];
}

const tagsShown = 3;

type Distance = Pick<ListingCardData, 'miles' | 'isInPlace'>;
const unknownDistance: Distance = { miles: null, isInPlace: false };

export function toListingCard(
  listing: Listing,
  categories: Category[],
  { miles, isInPlace }: Distance = unknownDistance,
): ListingCardData {
  const names = categoryNames(listing.categoryIds, categories);
  return {
    id: listing.id,
    title: listing.title,
    provider: providerBesideTitle(listing),
    place: placeOf(listing),
    miles,
    isInPlace,
    kinds: kindsOf({ title: listing.title, categoryNames: names }),
    categories: names,
    tags: tagsOf(listing),
    price: listing.price,
    from: fromOf(listing),
    pay: listing.job ? payOf(listing.job) : null,
    job: listing.job && jobOf(listing.job),
    rating: ratingOf(listing.register),
    picture: listingPicture(listing.photo, names),
    status: statusAt(listing, new Date()),
    isJob: isJob(names),
  };
}

/** A row of cards, no two neighbours of which look alike. */
export function toListingCards(
  row: readonly ({ listing: Listing } & Distance)[],
  categories: Category[],
): ListingCardData[] {
  const pictures = picturesInARow(
    row.map(({ listing: { photo, categoryIds } }) => ({
      photo,
      categoryNames: categoryNames(categoryIds, categories),
    })),
  );
  return row.map(({ listing, ...distance }, index) => {
    const card = toListingCard(listing, categories, distance);
    return { ...card, picture: pictures[index] ?? card.picture };
  });
}

export function toListingCardPage(page: ListingPage, categories: Category[]): ListingCardPage {
  const { items, miles, isInPlace, total, pageSize, facets, understood, costs, groups } = page;
  const row = items.map((listing, index) => ({
    listing,
    miles: miles[index] ?? null,
    isInPlace: isInPlace[index] ?? false,
  }));
  const placeAsked = understood.place?.name ?? '';
  // In the town of a postcode is not in its district.
  const townAsked = /\d/.test(placeAsked) ? '' : placeAsked;
  return {
    cards: toListingCards(row, categories).map((card) => ({
      ...card,
      place: card.place || (card.isInPlace ? townAsked : ''),
    })),
    total,
    page: page.page,
    pageSize,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    facets,
    understood,
    costs,
    groups,
  };
}

/** 'Tain, Highland'; one name when both are the same or one is missing. */
export function placeOf({ city, location }: Pick<Listing, 'city' | 'location'>): string {
  return [...new Set([city, location].filter(Boolean))].join(', ');
}

/** What registers file beside the features of a service: codes, counts, their own regions. The page explains them. */
const registersOwn = /^[A-Z]{2}[-(]|^(grade|staff|max places|registered places)\b|\bADASS\b/i;

function tagsOf({ headFeatures, features }: Listing): string[] {
  return [...new Set([...headFeatures, ...features])].filter((tag) => !registersOwn.test(tag)).slice(0, tagsShown);
}

function fromOf({ fees, feesCheckedOn }: Listing): ListingCardData['from'] {
  const price = priceFrom(fees, feesCheckedOn, new Date());
  return price === 'old' ? price : (price?.week ?? null);
}

function jobOf({ employmentType, hours, startsOn, validThrough }: JobFacts): ListingCardData['job'] {
  return { employmentType, hours, startsOn, validThrough };
}

function ratingOf(register: Listing['register']): CardRating | null {
  const rating = shownRating(register, new Date());
  if (!rating) return null;
  const { regulator, grade, outOf, publishedOn, word, isOld } = rating;
  return { regulator, grade, outOf, publishedOn, word, isOld };
}
