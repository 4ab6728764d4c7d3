import { areasByName } from './areas';
import { foldPlaceName } from './place-name';
import { indexTowns } from './towns';
import { shippedTowns } from './uk-places';

type Named = { folded: string; shown: string; population: number };

const most = 8;
/** Areas stand before the villages of their name, behind its towns. */
const areaPopulation = 20_000;

let kept: readonly Named[] | undefined;

/** Names of places that begin so, as they are typed: the most populous first. Each is understood where it was meant. */
export function suggestPlaces(typed: string): string[] {
  const begun = foldPlaceName(typed);
  if (begun.length < 2) return [];
  kept ??= nameAll();
  const found = kept.slice(firstFrom(kept, begun), firstFrom(kept, `${begun}\uffff`));
  const shown = found.sort((a, b) => b.population - a.population).map((named) => named.shown);
  return [...new Set(shown)].slice(0, most);
}

function nameAll(): Named[] {
  const towns = indexTowns(shippedTowns);
  const named = [...towns].flatMap(([folded, alike]) =>
    alike.map(({ place }) => {
      const { name, county, population } = place;
      const isMeant = towns.get(foldPlaceName(name))?.[0]?.place === place;
      return { folded, shown: isMeant || !county ? name : `${name}, ${county}`, population };
    }),
  );
  // What is named in words of the registers alone nobody types.
  const known = [...areasByName.values()].filter(({ name }) => !/,|^(?:City|Vale) of /.test(name));
  const areas = known.map(({ name, folded }) => ({ folded, shown: name, population: areaPopulation }));
  return [...named, ...areas].sort((a, b) => (a.folded < b.folded ? -1 : 1));
}

function firstFrom(names: readonly Named[], folded: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.folded ?? '') < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}
