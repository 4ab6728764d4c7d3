import { mendPostcode } from '@/care-api/import/cells/mend-postcode';
import { areaName, townName } from '@/care-api/import/listings/town-name';
import { foldPlaceName } from '@/lib/directory/places/place-name';
import { joinAddress } from '../parts';
import type { Location, Service } from './service-schema';

type Place = {
  location: string;
  city: string;
  postcode: string;
  address: string;
  lat: number | null;
  lng: number | null;
};

/** The place of a listing is the first that can be gone to; the others are told of in its description. */
export function placesOf({ service_at_locations: all }: Service): { place: Place | null; others: string[] } {
  const locations = all.flatMap(({ location }) => location ?? []);
  const first = locations.find(isPhysical) ?? locations.find(({ addresses }) => addresses.length > 0);
  return {
    place: first ? toPlace(first) : null,
    others: locations
      .filter((location) => location !== first)
      .map(addressOf)
      .filter(Boolean),
  };
}

function isPhysical({ location_type: type, addresses, latitude }: Location): boolean {
  return (type === '' || type === 'physical') && (addresses.length > 0 || latitude !== null);
}

function toPlace(location: Location): Place {
  const {
    city = '',
    region = '',
    state_province: state = '',
    postal_code: postcode = '',
  } = bestAddress(location) ?? {};
  const { latitude, longitude } = location;
  const isSomewhere = latitude !== 0 || longitude !== 0;
  return {
    location: state || region,
    city,
    postcode,
    address: addressOf(location),
    lat: isSomewhere ? latitude : null,
    lng: isSomewhere ? longitude : null,
  };
}

function bestAddress({ addresses }: Location) {
  return addresses.find(({ address_type: type }) => type === 'physical') ?? addresses[0];
}

function addressOf(location: Location): string {
  const address = bestAddress(location);
  if (!address) return location.name;
  const { address_1: first, address_2: second, city, region, state_province: state, postal_code, country } = address;
  const abroad = /^(gb|uk|united kingdom)?$/i.test(country) ? '' : country;
  const lines = [location.name, first, second];
  for (const part of [city, region, state, postal_code, abroad]) {
    if (!isSaid(part, lines)) lines.push(part);
  }
  return joinAddress(...lines);
}

/** Whether it stands in the lines already, in whatever spelling: of many an address is whole in its first line. */
function isSaid(part: string, lines: readonly string[]): boolean {
  const name = foldPart(part);
  const pieces = lines.flatMap((line) => line.split(',').flatMap((piece) => [piece, townName(piece), areaName(piece)]));
  return pieces.some((piece) => [piece, mendPostcode(piece)].some((read) => foldPart(read) === name));
}

function foldPart(part: string): string {
  return foldPlaceName(part).replaceAll(' ', '');
}
