import 'server-only';
import type { Category } from '@/lib/contract/category';
import type { Listing } from '@/lib/contract/listing';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import { kindsOf } from '@/lib/directory/kinds';
import { categoryNames } from '@/lib/listings/category-names';
import { getListingPage } from './listings';

/** A listing and its distance from another, in miles; null where that is not known. */
export type Neighbour = { listing: Listing; miles: number | null };

/** Beyond these miles nothing is near, and distance no reason to be shown. */
const furthest = 50;

/** Others of the same kind: what is open first, then what is nearest. */
export async function listNeighbours(listing: Listing, categories: Category[], count: number): Promise<Neighbour[]> {
  const kindOf = (one: Listing) =>
    kindsOf({ title: one.title, categoryNames: categoryNames(one.categoryIds, categories) }).at(0);
  const kind = kindOf(listing);
  const page = await getListingPage({
    ...emptyListingQuery,
    near: listing.postcode || listing.city,
    kinds: kind ? [kind] : [],
    categories: kind ? [] : listing.categoryIds.slice(0, 1),
    sort: 'nearest',
  });
  const others = (page?.items ?? [])
    .map((other, index) => ({ listing: other, miles: page?.miles[index] ?? null }))
    .filter(({ listing: other }) => other.id !== listing.id && kindOf(other) === kind)
    .filter(({ listing: other }) => !listing.job || other.status === 'Open')
    .sort((a, b) => Number(a.listing.status !== 'Open') - Number(b.listing.status !== 'Open'));
  const near = others.filter(({ miles }) => miles !== null && miles <= furthest);
  const shown = near.length > 0 ? near : others.map(({ listing: other }) => ({ listing: other, miles: null }));
  return shown.slice(0, count);
}
