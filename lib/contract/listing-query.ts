import { type Audience, audiences, isAudience, isKind, type Kind, kinds } from './kind';

/**
 * The same parameters, in this order, stand in the site's address, in the live view's key and in the API's extension of
 * `TypeDetail/typecardlist`. No zod here: the browser reads this file too.
 */
export const listingSorts = ['best', 'nearest', 'price', 'rating', 'newest', 'az'] as const;
export type ListingSort = (typeof listingSorts)[number];

export type ListingQuery = {
  q: string;
  /** Where: a town, an area or a postcode, as typed. */
  near: string;
  /** Miles around `near`; null leaves it to the place's own size. */
  within: number | null;
  kinds: Kind[];
  audiences: Audience[];
  categories: number[];
  locations: string[];
  cities: string[];
  /** searchId of ticked filter values. */
  filters: number[];
  withClosed: boolean;
  isExact: boolean;
  sort: ListingSort;
  /** From 1. */
  page: number;
};

export const emptyListingQuery: ListingQuery = {
  q: '',
  near: '',
  within: null,
  kinds: [],
  audiences: [],
  categories: [],
  locations: [],
  cities: [],
  filters: [],
  withClosed: false,
  isExact: false,
  sort: 'best',
  page: 1,
};

export const listingsPerPage = 12;
/** In miles; what is asked beyond is taken for the nearest of the two. */
export const radiusLimits = { least: 1, most: 200 };
const maxSearchLength = 200;
const maxPlaceLength = 60;
const maxValues = 30;
const maxPage = 100_000;

/** The query of an address, or null when a value is nonsense (`page=-1`, `category=abc`). Blank values count as absent. */
export function parseListingQuery(params: URLSearchParams): ListingQuery | null {
  const categories = readIds(params, 'category');
  const filters = readIds(params, 'filter');
  const page = readPage(params.get('page'));
  const sort = readSort(params.get('sort'));
  const within = readMiles(params.get('within'));
  const askedKinds = readValues(params, 'kind');
  const askedAudiences = readValues(params, 'for');
  if (!categories || !filters || !page || !sort || within === undefined) return null;
  if (!askedKinds.every(isKind) || !askedAudiences.every(isAudience)) return null;
  return {
    q: readText(params.get('q') ?? '', maxSearchLength),
    near: readText(params.get('near') ?? '', maxPlaceLength),
    within,
    kinds: kinds.filter((kind) => askedKinds.includes(kind)),
    audiences: audiences.filter((audience) => askedAudiences.includes(audience)),
    categories,
    locations: readNames(params, 'location'),
    cities: readNames(params, 'city'),
    filters,
    withClosed: params.get('closed') === '1',
    isExact: params.get('exact') === '1',
    sort,
    page,
  };
}

/** Parameters in the fixed order, defaults left out: equal queries give equal text. */
export function listingQueryParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  if (query.near) params.set('near', query.near);
  if (query.within !== null) params.set('within', String(query.within));
  for (const kind of query.kinds) params.append('kind', kind);
  for (const audience of query.audiences) params.append('for', audience);
  for (const category of query.categories) params.append('category', String(category));
  for (const location of query.locations) params.append('location', location);
  for (const city of query.cities) params.append('city', city);
  for (const filter of query.filters) params.append('filter', String(filter));
  if (query.withClosed) params.set('closed', '1');
  if (query.isExact) params.set('exact', '1');
  if (query.sort !== 'best') params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

export function listingHref(query: Partial<ListingQuery>): string {
  const params = listingQueryParams({ ...emptyListingQuery, ...query }).toString();
  return params ? `/listing?${params}` : '/listing';
}

const shuffleModulus = 2_147_483_647;

/** Listings stand by `id * multiplier % shuffleModulus`, so that pages, cache and back button agree for a day. */
export function shuffleMultiplier(day: Date): number {
  const dayNumber = Math.floor(day.getTime() / 86_400_000);
  return 1_000_000_007 + ((dayNumber * 7_919_993) % 1_000_000_000);
}

export function shuffleRank(id: number, multiplier: number): number {
  // The product would not fit a number: in two halves it does, for ids of nine digits.
  const high = (id * Math.floor(multiplier / 65_536)) % shuffleModulus;
  return (high * 65_536 + id * (multiplier % 65_536)) % shuffleModulus;
}

/** 'featured' stands in addresses of old. */
function readSort(value: string | null): ListingSort | null {
  if (!value || value === 'featured') return 'best';
  return listingSorts.find((sort) => sort === value) ?? null;
}

function readMiles(value: string | null): number | null | undefined {
  const text = value?.trim();
  if (!text) return null;
  if (!/^\d{1,9}$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), radiusLimits.least), radiusLimits.most);
}

function readIds(params: URLSearchParams, name: string): number[] | null {
  const parts = readValues(params, name).flatMap((value) => value.split(','));
  if (!parts.every((part) => /^[1-9]\d{0,8}$/.test(part))) return null;
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

function readNames(params: URLSearchParams, name: string): string[] {
  const names = readValues(params, name).map((value) => readText(value, 120));
  return [...new Set(names)].filter(Boolean).sort();
}

function readValues(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, maxValues);
}

export function readText(value: string, max: number): string {
  return value
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}

function readPage(value: string | null): number | null {
  if (value === null || value.trim() === '') return 1;
  if (!/^[1-9]\d*$/.test(value.trim())) return null;
  const page = Number(value);
  return page <= maxPage ? page : null;
}
