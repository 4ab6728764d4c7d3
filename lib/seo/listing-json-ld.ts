import type { GeoCoordinates, JobPosting, PostalAddress, Service, Thing } from 'schema-dts';
import type { Company } from '@/lib/contract/company';
import { endOfLondonDay, londonOffset, toLondonDay } from '@/lib/contract/london-time';
import { type Locale, localePath } from '@/lib/i18n/languages';
import type { ListingView } from '@/lib/listings/listing-view';
import { breadcrumbList, type Step } from './breadcrumb-json-ld';

type Around = {
  locale: Locale;
  site: string;
  company: Company | null;
  steps: Step[];
  /** Whoever wants the job applies on the page. */
  canApply: boolean;
};

export function listingJsonLd(listing: ListingView, around: Around): Thing[] {
  const { locale, site, steps } = around;
  const url = `${site}${localePath(locale, `/listing-details/${listing.id}`)}`;
  const subject = listing.job ? jobPosting(listing, url, around) : service(listing, url, site);
  return [breadcrumbList(steps, { locale, site }), ...(subject ? [subject] : [])];
}

function service(listing: ListingView, url: string, site: string): Service {
  return {
    '@type': 'Service',
    name: listing.title,
    url,
    ...(listing.descriptionText && { description: listing.descriptionText }),
    ...(listing.categories.length > 0 && { serviceType: listing.categories.join(', ') }),
    ...(listing.place && { areaServed: listing.place }),
    ...(listing.hasPhoto && { image: `${site}${listing.picture}` }),
    ...(listing.audiences.length > 0 && {
      audience: {
        '@type': 'Audience',
        audienceType: listing.audiences.map((name) => name.replace('-', ' ')).join(', '),
      },
    }),
    provider: {
      '@type': 'LocalBusiness',
      name: listing.title,
      ...(listing.phones[0] && { telephone: listing.phones[0].label }),
      ...(listing.address && { address: postalAddress(listing) }),
      ...(listing.position && { geo: geo(listing.position) }),
      ...(listing.register?.provider && {
        parentOrganization: { '@type': 'Organization', name: listing.register.provider },
      }),
      ...(listing.register?.number && {
        identifier: { '@type': 'PropertyValue', name: listing.register.regulator, value: listing.register.number },
      }),
    },
  };
}

function jobPosting(listing: ListingView, url: string, { company, canApply }: Around): JobPosting | null {
  const { job } = listing;
  if (!job?.datePosted || listing.status !== 'Open' || !listing.descriptionHtml || !company?.name) return null;
  return {
    '@type': 'JobPosting',
    title: listing.title,
    description: listing.descriptionHtml,
    url,
    datePosted: job.datePosted,
    directApply: canApply,
    ...(job.validThrough && { validThrough: endOfDay(new Date(job.validThrough)) }),
    ...(job.employmentType && { employmentType: job.employmentType }),
    ...(job.hours && { workHours: job.hours }),
    ...(job.startsOn && { jobStartDate: job.startsOn }),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(listing.id) },
    hiringOrganization: { '@type': 'Organization', name: company.name },
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(listing),
      ...(listing.position && { geo: geo(listing.position) }),
    },
    ...(job.payFrom != null &&
      job.payUnit && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'GBP',
          value: {
            '@type': 'QuantitativeValue',
            minValue: job.payFrom,
            maxValue: job.payTo ?? job.payFrom,
            unitText: job.payUnit,
          },
        },
      }),
  };
}

/** Pages say the day, so it is open to the end of it: '2027-06-01T23:59:59+01:00'. */
function endOfDay(moment: Date): string {
  const day = toLondonDay(moment);
  const hours = londonOffset(endOfLondonDay(day) ?? moment) / 60;
  return `${day}T23:59:59+0${hours}:00`;
}

function postalAddress({ address, city, location, postcode }: ListingView): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'GB',
    ...(address && { streetAddress: address }),
    ...((city || location) && { addressLocality: city || location }),
    ...(city && location && city !== location && { addressRegion: location }),
    ...(postcode && { postalCode: postcode }),
  };
}

function geo({ lat, lng }: NonNullable<ListingView['position']>): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}
