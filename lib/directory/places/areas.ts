import { foldText } from '@/lib/contract/fold-text';
import { counties, inCommonSpeech, nations, otherSpellings, regions } from './area-table';
import { foldPlaceName } from './place-name';

export type Area = {
  name: string;
  folded: string;
  /** The county it lies in; '' for a county and what is larger. */
  county: string;
  /** Folded names of it and of all it is made of, in every spelling of the registers. */
  parts: ReadonlySet<string>;
};

const lists: Readonly<Record<string, readonly string[]>> = { ...inCommonSpeech, ...nations, ...regions, ...counties };

const countyOf = new Map(
  Object.entries(counties).flatMap(([county, members]) => members.map((member) => [member, county] as const)),
);

export const areas: readonly Area[] = [...new Set(Object.entries(lists).flat(2))].map((name) => {
  const county = countyOf.get(name) ?? '';
  return { name, folded: foldText(name), county: county === name ? '' : county, parts: new Set(partsOf(name)) };
});

export const areasByName: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) => spellingsOf(area.name).map((spelling) => [foldPlaceName(spelling), area] as const)),
);

/** The area of a name as a register or GeoNames writes it: 'Perth & Kinross', 'City and Borough of Leeds'. */
export function areaNamed(name: string): Area | null {
  const folded = foldPlaceName(name);
  return areasByName.get(folded) ?? areasByName.get(withoutRank(folded)) ?? null;
}

export function isInArea(town: Area | null, area: Area): boolean {
  // GeoNames knows London, not its boroughs.
  return town !== null && (area.parts.has(town.folded) || area.county === town.name);
}

function partsOf(name: string): string[] {
  const members = (lists[name] ?? []).filter((member) => member !== name);
  return [...spellingsOf(name).map(foldText), ...members.flatMap(partsOf)];
}

function spellingsOf(name: string): string[] {
  return [name, ...(otherSpellings[name] ?? [])].flatMap((spelling) => [
    spelling,
    spelling.replace(' and ', ' & '),
    foldPlaceName(spelling),
  ]);
}

function withoutRank(folded: string): string {
  return folded
    .replace(/^(?:the|sir) /, '')
    .replace(/^(?:(?:city and|metropolitan|royal|london) )?(?:borough|city|county|district) of /, '')
    .replace(/ (?:county borough|city council|county council|borough council|council|borough|county)$/, '');
}
