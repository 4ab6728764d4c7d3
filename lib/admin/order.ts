export type Group = readonly number[];

/** What a form asks for: places from 1 as they were typed, by id and by the group's place in the form, or one step of one row. */
export type OrderAsked = {
  places: ReadonlyMap<number, string>;
  groupPlaces: readonly string[];
  step: { what: 'row' | 'group'; which: number; by: -1 | 1 } | null;
};

/** All ids in the order that is asked for. A row that was given another place is put there; the rest close up. */
export function toOrder(groups: readonly Group[], { places, groupPlaces, step }: OrderAsked): number[] {
  const isStep = (what: 'row' | 'group', which: number) => step?.what === what && step.which === which;
  const move = <T>(
    items: readonly T[],
    placeOf: (item: T, at: number) => string,
    isIt: (item: T, at: number) => boolean,
  ) => {
    const stepped = items.findIndex(isIt);
    if (step && stepped >= 0) return put(items, stepped, stepped + step.by);
    return step ? [...items] : placeAll(items, placeOf);
  };
  const sorted = groups.map((ids) =>
    move(
      ids,
      (id) => places.get(id) ?? '',
      (id) => isStep('row', id),
    ),
  );
  return move(
    sorted,
    (_, at) => groupPlaces[at] ?? '',
    (_, at) => isStep('group', at),
  ).flat();
}

function put<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, Math.max(0, to)), ...items.slice(from, from + 1), ...rest.slice(Math.max(0, to))];
}

/** Those whose number is another than their place, the smallest number first; what is no number asks for nothing. */
function placeAll<T>(items: readonly T[], placeOf: (item: T, at: number) => string): T[] {
  const asked = items.flatMap((item, at) => {
    const place = /^\d{1,5}$/.test(placeOf(item, at)) ? Number(placeOf(item, at)) : at + 1;
    return place === at + 1 ? [] : [{ item, place }];
  });
  const moved = new Set(asked.map(({ item }) => item));
  const order = items.filter((item) => !moved.has(item));
  for (const { item, place } of asked.sort((a, b) => a.place - b.place)) order.splice(Math.max(0, place - 1), 0, item);
  return order;
}

export function orderDraftName(screen: string): string {
  return `order:${screen}`;
}

export const headerForm = 'filter-header';
