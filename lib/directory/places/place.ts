/** In degrees, WGS 84. */
export type Position = { lat: number; lng: number };

/**
 * Where a listing is. Where only its town or area is known, `onlyIn` is that one's folded name, and this its middle: of a
 * county or district that is `spread` miles from its edges, and no distance to tell.
 */
export type ListingPosition = Position & { onlyIn?: string; spread?: number };

export type Place = Position & {
  /** 'St Andrews', 'LS17', 'West Yorkshire' */
  name: string;
  /** As shown: 'Fife', '' where the name says it. */
  county: string;
  /** 0 where unknown. */
  population: number;
  /** Miles around it that still are the place itself: by population for a town, small for a postcode. */
  radius: number;
  kind: 'town' | 'postcode' | 'area';
  /** Of an area: folded names of the local authorities and areas it is made of, as registers write them. */
  parts: readonly string[];
};

const earthRadius = 3958.8;
/** Of latitude. */
export const milesPerDegree = 69.1;

export function milesBetween(a: Position, b: Position): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
