import { milesBetween, type Position } from '@/lib/directory/places/place';
import type { TownRow } from '@/lib/directory/places/towns';

const directions = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;
export type TownNear = { name: string; miles: number; direction: (typeof directions)[number] | 'in' };

/** A town people elsewhere have heard of. */
const wellKnown = 30_000;
/** Nearer than these miles a place is in the town, not beside it. */
const inside = 2;

/** 'About 11 miles south-east of Dundee': the nearest larger town, seen from which a place is told. */
export function nearestTown(place: Position, rows: readonly TownRow[]): TownNear | null {
  const [nearest] = rows
    .filter(({ population }) => population >= wellKnown)
    .map((row) => ({ row, miles: milesBetween(row, place) }))
    .sort((a, b) => a.miles - b.miles);
  if (!nearest) return null;
  const { row, miles } = nearest;
  return { name: row.name, miles: Math.round(miles), direction: miles < inside ? 'in' : directionFrom(row, place) };
}

function directionFrom(from: Position, to: Position): (typeof directions)[number] {
  const across = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const turn = Math.atan2(across, to.lat - from.lat) / (2 * Math.PI);
  return directions[Math.round(turn * directions.length + directions.length) % directions.length] ?? 'north';
}
