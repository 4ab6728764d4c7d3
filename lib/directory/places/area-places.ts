import { middleTowns } from './area-table';
import { type Area, areas, isInArea } from './areas';
import { milesBetween, type Place, type Position } from './place';
import { foldPlaceName } from './place-name';
import type { Town, Towns } from './towns';

const smallest = 3;

/** Areas where their towns are; an area none of whose towns is known has no place. */
export function placeAreas(towns: Towns): ReadonlyMap<Area, Place> {
  const all = new Set([...towns.values()].flat());
  const byArea = new Map<Area, Town[]>();
  for (const town of all) {
    if (!town.area) continue;
    const known = byArea.get(town.area);
    if (known) known.push(town);
    else byArea.set(town.area, [town]);
  }
  return new Map(
    areas.flatMap((area) => {
      const within = [...byArea].flatMap(([own, its]) => (area.parts.has(own.folded) ? its : []));
      const place = placeArea(area, within, towns);
      return place ? [[area, place] as const] : [];
    }),
  );
}

function placeArea(area: Area, within: readonly Town[], towns: Towns): Place | null {
  const middle = middleTown(area, towns) ?? middleOf(within.map(({ place }) => place));
  if (!middle) return null;
  const far = within.map(({ place }) => milesBetween(middle, place)).sort((a, b) => a - b);
  return {
    name: area.name,
    county: area.county,
    lat: middle.lat,
    lng: middle.lng,
    population: 0,
    // Nine towns of ten: a county's far corners would take in half of the next one.
    radius: Math.max(smallest, far[Math.floor(far.length * 0.9)] ?? 0),
    kind: 'area',
    parts: [...area.parts],
  };
}

function middleTown(area: Area, towns: Towns): Position | null {
  const name = middleTowns[area.name];
  if (!name) return null;
  const candidates = towns.get(foldPlaceName(name)) ?? [];
  return candidates.find((town) => isInArea(town.area, area))?.place ?? candidates[0]?.place ?? null;
}

function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    lat: sum(positions.map(({ lat }) => lat)) / positions.length,
    lng: sum(positions.map(({ lng }) => lng)) / positions.length,
  };
}
