import type { ListingContent } from '@/care-api/listings/write-listings';
import { toLondonDay } from '@/lib/contract/london-time';
import { places, type SamplePlace } from './places';
import type { SampleListing } from './sample-listing';
import { samplePicture } from './sample-picture';

export function toListingContent(
  listing: SampleListing & { id: number },
  categoryIds: readonly number[],
  now: Date,
): ListingContent {
  const { id, title, features, headFeatures, job } = listing;
  const { city, location, area, latitude, longitude } = places[listing.place];
  const [banner, ...more] = listing.photos;
  return {
    id,
    title,
    location,
    city,
    address: `${id} Sample Street, ${city}`,
    // Without its second half: a whole one could be somebody's.
    postcode: area,
    phone: dramaPhone(listing),
    email: `${slug(title)}@example.org`,
    website: `https://www.example.org/${slug(title)}`,
    status: listing.status ?? 'Open',
    descriptionHtml: listing.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    bannerPhoto: samplePicture(banner),
    images: more.length > 0 ? listing.photos.map(samplePicture) : [],
    mapLink: mapFrame(listing.place),
    map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`,
    price: listing.price ?? '',
    ...(listing.fees && { fees: [...listing.fees], feesCheckedOn: toLondonDay(now) }),
    ...(job && {
      employmentType: job.employmentType,
      payFrom: job.payFrom,
      payTo: job.payTo,
      payUnit: job.payUnit,
      hours: job.hours,
      startsOn: job.startsInDays ? daysFrom(now, job.startsInDays) : null,
      datePosted: daysFrom(now, -job.postedDaysAgo),
      validThrough: daysFrom(now, job.closesInDays),
    }),
    homePosition: listing.homePosition ?? null,
    homeTile: listing.homeTile ?? null,
    features,
    headFeatures,
    categoryIds,
    createdAt: daysFrom(now, -(job?.postedDaysAgo ?? 20 + id)),
  };
}

/** Numbers kept for drama: they ring nowhere. */
function dramaPhone({ job, place, line }: SampleListing): string {
  if (job) return `07700 900${line}`;
  return places[place].city === 'London' ? `020 7946 0${line}` : `01632 960${line}`;
}

/** The middle of the town: no map points at anybody's house. */
function mapFrame(place: SamplePlace): string {
  const { latitude, longitude } = places[place];
  const corners = [longitude - 0.04, latitude - 0.02, longitude + 0.04, latitude + 0.02];
  const query = new URLSearchParams({
    bbox: corners.map((corner) => corner.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function slug(title: string): string {
  return (
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 6)
      .join('-') ?? ''
  );
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
