import { areasByName } from './areas';
import { type Located, makeCentres, type PostcodeRow } from './district-centres';
import { landOf } from './land';
import type { ListingPosition, Place, Position } from './place';
import { foldPlaceName } from './place-name';
import { type Postcode, readPostcode, withoutLetter } from './postcode';
import { londonAreas } from './postcode-areas';
import type { TownRow } from './towns';

export type PlaceTable = { towns: readonly TownRow[]; postcodes: readonly PostcodeRow[] };

export type PlacedListing = {
  position: Position | null;
  postcode: string;
  city: string;
  location: string;
  title: string;
};

export type Gazetteer = {
  /** By name, large towns first, then areas, then smaller towns; the most populous first. [] when nobody has it. */
  find(name: string): readonly Place[];
  /** A postcode or its beginning in any shape: its sector, its district, else its area's post town. Null when there is none such. */
  findPostcode(text: string): Place | null;
  names: ReadonlySet<string>;
  /** In words. */
  longestName: number;
  /** Its own position, else its postcode's, its town's, its area's. */
  positionOf(listing: PlacedListing): ListingPosition | null;
};

/** From so many people on, a town is meant before an area of its name. */
const largeTown = 10_000;
const sectorRadius = 1;
const districtRadius = 2;

/** @param learnt listings, from whose postcodes the middles of districts are made that the table does not have. */
export function makeGazetteer(table: PlaceTable, learnt: Iterable<PlacedListing>): Gazetteer {
  const { towns, placeOf, postTown, placeOfDistrict, findRoughly, townOfAddress } = landOf(table.towns);
  const roughPositions = new Map<string, ListingPosition | null>();
  const { centres, exactCodes } = learnCentres(table.postcodes, [...learnt]);
  const names = new Set([...towns.keys(), ...areasByName.keys()]);

  return {
    find,
    findPostcode(text) {
      const postcode = readPostcode(text);
      return postcode && (placeOfCode(postcode) ?? postTown(postcode.area));
    },
    names,
    longestName: Math.max(...[...names].map((name) => name.split(' ').length)),
    positionOf({ position, postcode: text, city, location, title }) {
      if (position) return position;
      const postcode = readPostcode(text);
      const known = postcode && centreOf(postcode);
      if (known && exactCodes.has(known.code)) return { lat: known.centre.lat, lng: known.centre.lng };
      const rough = roughPosition(postcode?.area ?? '', city || townOfAddress(title, location), location);
      // The middle of a district is that of its listings' towns until somebody knows better.
      const middle = known?.centre ?? (postcode && placeOfDistrict(postcode));
      return middle ? { ...rough, lat: middle.lat, lng: middle.lng, spread: 0 } : rough;
    },
  };

  function learnCentres(known: readonly PostcodeRow[], listings: readonly PlacedListing[]) {
    const exact: Located[] = [];
    const rough: Located[] = [];
    for (const { position, postcode: text, city, location } of listings) {
      const postcode = readPostcode(text);
      if (!postcode) continue;
      // Without a town of its own it lies at its post town, which says nothing about its district.
      const town = towns.has(foldPlaceName(city)) ? roughPosition(postcode.area, city, location) : null;
      if (position) exact.push({ postcode, position });
      else if (town) rough.push({ postcode, position: town });
    }
    const exactCodes = new Set(makeCentres(known, exact, []).keys());
    return { centres: makeCentres(known, exact, rough), exactCodes };
  }

  function find(name: string): Place[] {
    const folded = foldPlaceName(name);
    const found = (towns.get(folded) ?? []).map(({ place }) => place);
    const area = placeOf(areasByName.get(folded));
    if (!area) return found;
    const isLarge = ({ population }: Place) => population >= largeTown;
    return [...found.filter(isLarge), area, ...found.filter((place) => !isLarge(place))];
  }

  function centreOf({ sector, district }: Postcode): { code: string; centre: Position } | null {
    for (const code of [sector, district, withoutLetter(district)]) {
      const centre = centres.get(code);
      if (centre) return { code, centre };
    }
    return null;
  }

  function placeOfCode(postcode: Postcode): Place | null {
    const { area, sector } = postcode;
    const known = centreOf(postcode);
    if (!known) return placeOfDistrict(postcode);
    const { code, centre } = known;
    const county = londonAreas.has(area) ? 'London' : (postTown(area)?.name ?? '');
    const radius = code === sector ? sectorRadius : districtRadius;
    return { name: code, county, ...centre, population: 0, radius, kind: 'postcode', parts: [] };
  }

  /** Thousands of listings share a few hundred of these. */
  function roughPosition(postcodeArea: string, city: string, location: string): ListingPosition | null {
    const key = [postcodeArea, city, location].join('|');
    const known = roughPositions.get(key) ?? findRoughly(postcodeArea, city, location);
    roughPositions.set(key, known);
    return known;
  }
}
