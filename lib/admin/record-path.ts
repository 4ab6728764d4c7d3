import { resources } from '@/lib/contract/resources';
import { toId } from '@/lib/http/to-id';
import { type Screen, screenPath } from './screens';

export type ListPlace = {
  list: string;
  /** From 1. */
  number: number;
  total: number;
  totalIsCapped: boolean;
  previous: string | null;
  next: string | null;
};

export const recordPlaces = Object.entries(resources).flatMap(([kind, { screen, calls, ...said }]) =>
  'isSingle' in said || !('get' in calls || 'draft' in said) ? [] : [{ kind, screen, path: `${screenPath(screen)}/` }],
);

export function recordPath(kind: string, id: string): string | null {
  if (kind === 'company') return screenPath('company');
  if (kind === 'import') return `${screenPath('import')}/${encodeURIComponent(id)}`;
  const place = recordPlaces.find((one) => one.kind === kind);
  return place && /^[\w-]{1,64}$/.test(id) ? place.path + id : null;
}

/** Where what was found is opened; what is only read in its list is looked for there. */
export function foundPath(kind: string, id: string, title: string): string | null {
  const path = recordPath(kind, id);
  const place = path === null ? listPlaces.find((one) => one.kind === kind) : null;
  return place ? `${place.path}${encodeURIComponent(title)}` : path;
}

export const listPlaces = Object.entries(resources).flatMap(([kind, { screen, calls, ...said }]) =>
  'isSingle' in said || 'get' in calls || 'draft' in said
    ? []
    : [{ kind, screen, path: `${screenPath(screen)}?status=all&q=` }],
);

/** The same for a row of a list: `in` keeps the question that list was asked. */
export function recordHref(screen: Screen, id: string, search: string): string {
  return `${screenPath(screen)}/${encodeURIComponent(id)}?${new URLSearchParams({ in: search })}`;
}

/** What follows in the list somebody came from. Done with, a row may be in it no more: what came next is known from then. */
export function followerOf(screen: Screen, place: ListPlace | null, asked: URLSearchParams) {
  const id = place?.next ? toId(/\/(\d+)\?/.exec(place.next)?.[1]) : toId(asked.get('after'));
  return { id, href: id === null ? null : recordHref(screen, String(id), asked.get('in') ?? '') };
}
