import 'server-only';
import type { Listing } from '@/lib/contract/listing';
import { makeGazetteer } from '@/lib/directory/places/gazetteer';
import { shippedTowns } from '@/lib/directory/places/uk-places';
import { type AreaMap, areaMap } from './area-map';
import { nearestTown, type TownNear } from './nearest-town';
import { onUkMap } from './uk-map';

export type Whereabouts = {
  area: AreaMap;
  inCountry: { x: number; y: number };
  near: TownNear | null;
  /** False where only its town or postcode is known. */
  isExact: boolean;
};

const gazetteer = makeGazetteer({ towns: shippedTowns, postcodes: [] }, []);

/** Null where nobody knows, or no more than a county or district: its middle is no mark to set. */
export function whereItIs(listing: Listing): Whereabouts | null {
  const position = gazetteer.positionOf(listing);
  if (!position || position.spread) return null;
  return {
    area: areaMap(position, shippedTowns),
    inCountry: onUkMap(position),
    near: nearestTown(position, shippedTowns),
    isExact: listing.position !== null,
  };
}
