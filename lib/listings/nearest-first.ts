import { statusAt } from '@/lib/contract/job-closing';
import type { Listing } from '@/lib/contract/listing';
import { milesBetween } from '@/lib/directory/places/place';

export type Neighbour = { listing: Listing; miles: number | null; isInPlace: boolean };

export function nearestFirst(
  { position }: Pick<Listing, 'position'>,
  others: readonly Neighbour[],
  now: Date,
): Neighbour[] {
  const measured = others.map((other) => {
    const to = other.listing.position;
    return position && to ? { ...other, miles: milesBetween(position, to), isInPlace: false } : other;
  });
  const isClosed = ({ listing }: Neighbour) => statusAt(listing, now) !== 'Open';
  const farthest = Number.MAX_VALUE;
  return measured.sort(
    (a, b) => Number(isClosed(a)) - Number(isClosed(b)) || (a.miles ?? farthest) - (b.miles ?? farthest),
  );
}
