/**
 * One vocabulary over every register's: the words of an address (`kind=care-home`), a facet and a chip.
 * `lib/directory/kinds.ts` says which of the registers' words mean which. No zod here: the browser reads this file.
 */
export const kinds = [
  'live-in-care',
  'home-care',
  'care-home',
  'nursing-home',
  'day-care',
  'supported-living',
  'respite',
  'hospice',
  'childrens',
  'health',
  'jobs',
  'local',
] as const;
export type Kind = (typeof kinds)[number];

export const audiences = ['older-people', 'adults', 'children'] as const;
export type Audience = (typeof audiences)[number];

/** The directory's three doors, each with the kinds behind it. Families see care for adults first. */
export const doors = ['care', 'jobs', 'local'] as const;
export type Door = (typeof doors)[number];

export const kindsBehind: Readonly<Record<Door, readonly Kind[]>> = {
  care: kinds.filter((kind) => !['health', 'jobs', 'local'].includes(kind)),
  jobs: ['jobs'],
  local: ['health', 'local'],
};

export function doorOf(asked: readonly Kind[]): Door {
  const [first] = asked;
  return doors.find((door) => first !== undefined && kindsBehind[door].includes(first)) ?? 'care';
}

export function isKind(value: string): value is Kind {
  return kinds.some((kind) => kind === value);
}

export function isAudience(value: string): value is Audience {
  return audiences.some((audience) => audience === value);
}
