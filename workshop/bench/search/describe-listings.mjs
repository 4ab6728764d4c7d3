import { dialled, districtOf, fold } from './fold.mjs';
import { areaName, groupBy, middle } from './gazetteer.mjs';
import { kindsOf } from './kinds-of.mjs';

/**
 * Answered listings as the questions judge them. Places are told by postcode district, town and area with a table of our
 * own, so that no search is judged by the coordinates it worked out itself.
 * @param {object[]} wires as `TypeDetail/typecardlist` sends them
 * @param {Map<number, string>} categoryNames
 */
export function describeListings(wires, categoryNames, gazetteer) {
  const listings = wires.map((wire) => describe(wire, categoryNames, gazetteer));
  const located = listings.filter(({ point }) => point);
  const districts = groupBy(located, ({ district }) => district);
  for (const listing of listings) {
    if (!listing.point && listing.district && districts.has(listing.district))
      listing.point = middle(districts.get(listing.district).map(({ point }) => point));
  }
  return listings;
}

function describe(wire, categoryNames, gazetteer) {
  const ids = String(wire.categoryId ?? '').split(',');
  const named = ids.map((id) => categoryNames.get(Number(id)) ?? '');
  const categories = [...new Set([...named, ...(wire.register?.kinds ?? [])])].filter(Boolean);
  const features = [...labels(wire.headFeatures), ...labels(wire.listingFeatures)];
  const description = String(wire.description ?? '').replace(/<[^>]*>/g, ' ');
  const town = gazetteer.town(wire.city, wire.location) ?? (wire.city ? null : gazetteer.town(wire.location));
  // A town that the table lacks lies anywhere in its area: better by its postcode, or not at all.
  const listing = {
    id: wire.typeId,
    title: wire.typeTitle,
    name: fold(wire.typeTitle),
    town: wire.city,
    location: wire.location,
    areas: [wire.location, town?.area].filter(Boolean).map(areaName),
    placeText: fold([wire.city, wire.location, wire.address, wire.postcode].join(' , ')),
    district: districtOf(wire.postcode),
    postcode: wire.postcode ?? '',
    phone: wire.phone ?? '',
    dialled: dialled(wire.phone),
    isOpen: wire.openClose === 'Open',
    categories,
    features,
    text: fold(
      [wire.typeTitle, ...categories, ...features, description, wire.register?.provider, wire.price].join(' | '),
    ).replaceAll('other than dementia', ''),
    point: town ?? (wire.city ? null : gazetteer.area(wire.location)),
  };
  return { ...listing, kinds: kindsOf(listing, Boolean(wire.job)) };
}

function labels(value) {
  const list = Array.isArray(value) ? value : String(value ?? '').split(',');
  return list.map((label) => label.trim()).filter(Boolean);
}
