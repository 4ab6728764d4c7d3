import 'server-only';
import type { Category } from '@/lib/contract/category';
import { statusAt } from '@/lib/contract/job-closing';
import type { Listing } from '@/lib/contract/listing';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import { kindsOf } from '@/lib/directory/kinds';
import { categoryNames } from '@/lib/listings/category-names';
import { type Neighbour, nearestFirst } from '@/lib/listings/nearest-first';
import { getListingPage } from './listings';

/** Beyond these miles nothing is near, and distance no reason to be shown. */
const furthest = 50;

/** Others of the same kind: what is open first, then what is nearest; from anywhere where nothing is near. */
export async function listNeighbours(listing: Listing, categories: Category[], count: number): Promise<Neighbour[]> {
  const near = await listAlike(listing, categories, listing.postcode || listing.city || listing.location);
  const close = near.filter(({ miles, isInPlace }) => isInPlace || (miles !== null && miles <= furthest));
  if (close.length > 0) return close.slice(0, count);
  const alike = near.length > 0 ? near : await listAlike(listing, categories, '');
  return alike.slice(0, count).map((other) => ({ listing: other.listing, miles: null, isInPlace: false }));
}

async function listAlike(listing: Listing, categories: Category[], near: string): Promise<Neighbour[]> {
  const kindOf = (one: Listing) =>
    kindsOf({ title: one.title, categoryNames: categoryNames(one.categoryIds, categories) }).at(0);
  const kind = kindOf(listing);
  const page = await getListingPage({
    ...emptyListingQuery,
    near,
    kinds: kind ? [kind] : [],
    categories: kind ? [] : listing.categoryIds.slice(0, 1),
    sort: near ? 'nearest' : 'best',
  });
  const now = new Date();
  const others = (page?.items ?? [])
    .map((other, index) => ({
      listing: other,
      miles: page?.miles[index] ?? null,
      isInPlace: page?.isInPlace[index] ?? false,
    }))
    .filter(({ listing: other }) => other.id !== listing.id && kindOf(other) === kind)
    .filter(({ listing: other }) => !listing.job || statusAt(other, now) === 'Open');
  return nearestFirst(listing, others, now);
}
