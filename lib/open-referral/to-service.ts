import type { FeeLine } from '@/lib/contract/fees';
import type { RegisterFacts, SharedListing } from '@/lib/contract/listing';
import { websiteHref } from '@/lib/listings/website-href';
import { addressOf } from './address-of';
import { partId } from './part-id';
import { categoryTerm, labelTerm } from './terms';

const statuses = { Open: 'active', OnHold: 'temporarily closed', Closed: 'inactive' } as const;

export function toBriefService({ serviceId: id, register, ...listing }: SharedListing) {
  const { title, descriptionHtml, website, email, price, status, updatedAt } = listing;
  const grade = register?.rating ? gradeOf(register, register.rating) : '';
  return {
    id,
    name: title,
    ...(descriptionHtml && { description: descriptionHtml }),
    ...(urlOf(website) && { url: urlOf(website) }),
    ...(isEmail(email) && { email }),
    status: statuses[status],
    ...(price && { fees: price }),
    ...(grade && { accreditations: grade }),
    ...(updatedAt && { last_modified: updatedAt }),
    ...(register?.provider && { organization: organizationOf(register.provider) }),
  };
}

export function toService(listing: SharedListing, categoryNames: readonly string[]) {
  const { serviceId, phone, fees } = listing;
  const at = toServiceAtLocation(listing);
  return {
    ...toBriefService(listing),
    ...(phone && { phones: [{ id: partId('phone', serviceId), service_id: serviceId, number: phone }] }),
    ...(fees.length > 0 && { cost_options: fees.map((line, place) => costOf(line, serviceId, place)) }),
    attributes: attributesOf(listing, categoryNames),
    ...(at && { service_at_locations: [at] }),
  };
}

export function toServiceAtLocation({ serviceId, id: number, position, register, ...listing }: SharedListing) {
  const { address, city, location, postcode } = listing;
  const isAddressed = [address, city, location, postcode].some(Boolean);
  if (!isAddressed && !position) return null;
  const id = partId('location', serviceId);
  return {
    id: partId('service at location', serviceId, number),
    service_id: serviceId,
    location_id: id,
    location: {
      id,
      location_type: 'physical' as const,
      ...(position && { latitude: position.lat, longitude: position.lng }),
      ...(register?.number && { external_identifier: register.number, external_identifier_type: register.regulator }),
      addresses: isAddressed
        ? [{ id: partId('address', serviceId), location_id: id, ...addressOf({ address, city, location, postcode }) }]
        : [],
    },
  };
}

function attributesOf({ serviceId, headFeatures, features }: SharedListing, categoryNames: readonly string[]) {
  const linked = (link: string, term: typeof labelTerm) => (name: string) => ({
    id: partId(`attribute ${link} ${name}`, serviceId),
    link_id: serviceId,
    link_type: link,
    taxonomy_term_id: term(name).id,
    taxonomy_term: term(name),
  });
  return [
    ...headFeatures.map(linked('intended audience', labelTerm)),
    ...features.map(linked('service need', labelTerm)),
    ...categoryNames.map(linked('service type', categoryTerm)),
  ];
}

function costOf({ name, amount, unit }: FeeLine, serviceId: string, place: number) {
  const per = unit === 'once' ? unit : `per ${unit}`;
  const id = partId(`cost ${place}`, serviceId);
  return { id, service_id: serviceId, option: name, amount, currency: 'GBP', amount_description: per };
}

function organizationOf(name: string) {
  return { id: partId('organization', name.toLowerCase()), name, description: '' };
}

/** 'Care Quality Commission: Good (2024-11-25)'. */
function gradeOf({ regulator }: RegisterFacts, { grade, outOf, publishedOn }: NonNullable<RegisterFacts['rating']>) {
  const day = publishedOn ? ` (${publishedOn.slice(0, 10)})` : '';
  return `${regulator}: ${grade}${outOf ? ` of ${outOf}` : ''}${day}`;
}

function urlOf(website: string): string | null {
  const href = websiteHref(website);
  return href !== null && /^https?:\/\//i.test(website) && URL.canParse(website) ? website : href;
}

function isEmail(email: string): boolean {
  return /^[^@\s]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(email);
}
