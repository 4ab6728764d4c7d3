import type { getTranslations } from 'next-intl/server';
import { doorOf } from '@/lib/contract/kind';
import { listingHref } from '@/lib/contract/listing-query';
import { doorHref, ownKinds } from './doors';
import type { ListingView } from './listing-view';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;
type Placed = Pick<ListingView, 'id' | 'title' | 'kinds' | 'job' | 'city' | 'location'>;

export function listingSteps({ id, title, kinds, job, city, location }: Placed, t: Words) {
  const door = job ? 'jobs' : doorOf(kinds);
  const kind = job ? undefined : kinds.find((one) => !ownKinds(door).includes(one));
  const place = job || door !== 'care' ? '' : city || location;
  return [
    { name: t('Details.home'), path: '/home' },
    kind
      ? { name: t(`Client.listing.kinds.${kind}`), path: listingHref({ kinds: [kind] }) }
      : { name: t(`Listing.doors.${door}.title`), path: doorHref(door) },
    ...(place
      ? [{ name: place, content: place, path: listingHref(city ? { cities: [city] } : { locations: [place] }) }]
      : []),
    { name: title, content: title, path: `/listing-details/${id}` },
  ];
}
