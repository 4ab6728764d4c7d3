import { placeAreas } from './area-places';
import { type Area, areaNamed, isInArea } from './areas';
import { districtTowns } from './district-towns';
import { type ListingPosition, milesBetween, type Place, type Position } from './place';
import { foldPlaceName } from './place-name';
import type { Postcode } from './postcode';
import { londonAreas, postcodeAreas } from './postcode-areas';
import { chooseTown, indexTowns, type TownRow, type Towns } from './towns';

/** Farther from its post town no town lies, not even Mallaig from Perth. */
const farthestTown = 120;
/** Miles beyond an area that a town may lie which a listing of the area names. */
const overTheBorder = 10;
const londonRadius = 4;
const london = areaNamed('London');

type Land = {
  towns: Towns;
  placeOf(area: Area | null | undefined): Place | null;
  postTown(postcodeArea: string): Place | null;
  placeOfDistrict(postcode: Postcode): Place | null;
  findRoughly(postcodeArea: string, city: string, location: string): ListingPosition | null;
  /** Harrogate of '12 Church Avenue Harrogate', where that lies in its area; '' where the name is no address, or tells none. */
  townOfAddress(name: string, location: string): string;
};

const kept = new WeakMap<readonly TownRow[], Land>();

/** Made once for a table: listings change daily, the land does not. */
export function landOf(rows: readonly TownRow[]): Land {
  const known = kept.get(rows);
  if (known) return known;
  const land = makeLand(rows);
  kept.set(rows, land);
  return land;
}

function makeLand(rows: readonly TownRow[]): Land {
  const towns = indexTowns(rows);
  const placeOfArea = placeAreas(towns);
  return { towns, placeOf, postTown, placeOfDistrict, findRoughly, townOfAddress };

  function placeOf(area: Area | null | undefined): Place | null {
    return (area && placeOfArea.get(area)) ?? null;
  }

  function postTown(postcodeArea: string): Place | null {
    const name = postcodeAreas.get(postcodeArea)?.postTown ?? '';
    const candidates = towns.get(foldPlaceName(name)) ?? [];
    const isLondon = londonAreas.has(postcodeArea);
    const town = chooseTown(candidates, isLondon ? london : null, null)?.place;
    if (!town || !isLondon) return town ?? null;
    return {
      ...town,
      name: `London ${postcodeArea}`,
      county: '',
      population: 0,
      radius: londonRadius,
      kind: 'postcode',
    };
  }

  function placeOfDistrict({ area, district }: Postcode): Place | null {
    const candidates = towns.get(foldPlaceName(districtTowns.get(district) ?? '')) ?? [];
    const town = chooseTown(candidates, null, postTown(area))?.place;
    return town ? { ...town, name: district, county: town.name, population: 0, kind: 'postcode' } : null;
  }

  function findRoughly(postcodeArea: string, city: string, location: string): ListingPosition | null {
    const area = areaNamed(location);
    const about = postTown(postcodeArea) ?? placeOf(area);
    const town = townNamed(city, area, about) ?? (area ? null : townNamed(location, null, about));
    // A part of London says more than London.
    const isWithin = town && about?.kind === 'postcode' && milesBetween(town, about) < town.radius;
    const place = (isWithin ? about : town) ?? placeOf(areaNamed(city)) ?? about;
    if (!place) return null;
    const position = { lat: place.lat, lng: place.lng, onlyIn: foldPlaceName(place.name) };
    return place.kind === 'area' ? { ...position, spread: place.radius } : position;
  }

  function townOfAddress(name: string, location: string): string {
    const area = /^\d/.test(name) && areaNamed(location);
    if (!area) return '';
    const words = name.split(/[\s,]+/).filter(Boolean);
    const ends = [3, 2, 1]
      .filter((length) => words.length > length + 1)
      .map((length) => words.slice(-length).join(' '));
    const isThere = (end: string) => (towns.get(foldPlaceName(end)) ?? []).some((town) => isInArea(town.area, area));
    return ends.find(isThere) ?? '';
  }

  function townNamed(city: string, area: Area | null, about: Position | null): Place | null {
    const town = chooseTown(towns.get(foldPlaceName(city)) ?? [], area, about);
    if (!town || (about && milesBetween(town.place, about) > farthestTown)) return null;
    return !area || isInArea(town.area, area) || isBeside(town.place, area) ? town.place : null;
  }

  function isBeside(place: Place, area: Area): boolean {
    const middle = placeOf(area);
    return !middle || milesBetween(place, middle) < middle.radius + overTheBorder;
  }
}
