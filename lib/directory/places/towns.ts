import { type Area, areaNamed, isInArea } from './areas';
import { milesBetween, type Place, type Position } from './place';
import { foldPlaceName, shortNames } from './place-name';

export type TownRow = Position & {
  name: string;
  /** Local authority or county, as GeoNames writes it. */
  authority: string;
  /** 0 where unknown. */
  population: number;
};

export type Town = { place: Place; area: Area | null };

/** Towns by folded name, the most populous first. */
export type Towns = ReadonlyMap<string, readonly Town[]>;

/** Rows of one name nearer to each other than this are one town. */
const sameTownMiles = 5;

export function indexTowns(rows: readonly TownRow[]): Towns {
  const towns = new Map<string, Town[]>();
  const byPopulation = [...rows].sort((a, b) => b.population - a.population).map(toTown);
  for (const town of byPopulation) add(foldPlaceName(town.place.name), town);
  for (const town of byPopulation) for (const name of shortNames(foldPlaceName(town.place.name))) add(name, town);
  for (const named of towns.values()) named.sort((a, b) => b.place.population - a.place.population);
  return towns;

  function add(name: string, town: Town): void {
    const known = towns.get(name);
    if (!known) towns.set(name, [town]);
    else if (!known.some(({ place }) => milesBetween(place, town.place) < sameTownMiles)) known.push(town);
  }
}

/** Of several towns of a name the one in the area, else the one nearest to `about`, else the most populous. */
export function chooseTown(candidates: readonly Town[], area: Area | null, about: Position | null): Town | null {
  const inArea = area ? candidates.filter((town) => isInArea(town.area, area)) : [];
  const left = inArea.length > 0 ? inArea : candidates;
  if (!about) return left[0] ?? null;
  return left.reduce<Town | null>((best, town) => (best && milesTo(best) <= milesTo(town) ? best : town), null);

  function milesTo({ place }: Town): number {
    return about ? milesBetween(place, about) : 0;
  }
}

function toTown(row: TownRow): Town {
  const { name, lat, lng, population } = row;
  const area = areaNamed(row.authority);
  const county = area ? area.county || area.name : row.authority;
  const place: Place = {
    name: name.replace(/^Saint /, 'St '),
    county: ` ${foldPlaceName(county)} `.includes(` ${foldPlaceName(name)} `) ? '' : county,
    lat,
    lng,
    population,
    radius: 1 + Math.sqrt(population) / 200,
    kind: 'town',
    parts: [],
  };
  return { place, area };
}
