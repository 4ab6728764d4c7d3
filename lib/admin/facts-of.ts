import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { type EditedKind, type ResourceKind, type ResourceRow, resources, rowOf } from '@/lib/contract/resources';
import type { ListRules } from './list-query';
import type { Fields } from './merge-edits';
import type { FieldKind, ResourceField } from './resource';

const table: Readonly<Record<string, Endpoint>> = endpoints;

type Calls<Kind extends ResourceKind> = (typeof resources)[Kind]['calls'];
type ListedKind = { [Kind in ResourceKind]: Calls<Kind> extends { list: string } ? Kind : never }[ResourceKind];

export function factsOf<Kind extends ListedKind>(kind: Kind) {
  const { screen } = resources[kind];
  const { trash, csv, draft, calls }: ResourceRow = resources[kind];
  return {
    kind,
    screen,
    hasTrash: trash,
    table: csv?.file,
    remove: calls.remove === undefined ? undefined : table[calls.remove],
    isListOnly: calls.get || draft ? undefined : (true as const),
    rules: rulesOf(kind),
    list: at(endpoints, at(at(at(resources, kind), 'calls'), 'list')),
    idOf: ({ id }: { id: number }) => id,
  };
}

export function rulesOf(kind: ResourceKind): ListRules {
  const { statuses, sorts } = rowOf(kind);
  const [first = ''] = sorts;
  const defaultSort = ['created', 'changed'].includes(first) ? `-${first}` : first;
  return { statuses: statuses.filter((status) => status !== 'trash'), sorts, defaultSort };
}

export function wordsOf<const Room extends string>(room: Room) {
  return { caption: `${room}.caption`, none: `${room}.none`, add: `${room}.new` } as const;
}

type More = Partial<Omit<ResourceField, 'name' | 'label' | 'hint' | 'kind'>>;

/** Fields whose label, and hint where they are `hinted`, go by their name, and whose length is said in the contract. */
export function fieldsOf<const Room extends string>(room: Room, kind: ResourceKind) {
  const { lengths = {} } = rowOf(kind);
  const field = <const Name extends string>(name: Name, by: FieldKind, more: More = {}) => ({
    name,
    label: `${room}.${name}` as const,
    kind: by,
    ...(name in lengths && { max: lengths[name] }),
    ...more,
  });
  const hinted = <const Name extends string>(name: Name, by: FieldKind, more: More = {}) => ({
    ...field(name, by, more),
    hint: `${room}.${name}Hint` as const,
  });
  return { field, hinted };
}

export function editorCalls<Kind extends EditedKind>(kind: Kind) {
  const calls = at(at(resources, kind), 'calls');
  return {
    get: at(endpoints, at(calls, 'get')),
    create: at(endpoints, at(calls, 'create')),
    update: at(endpoints, at(calls, 'update')),
  };
}

type Plain<Name extends string> = {
  fields: readonly (ResourceField & { name: Name })[];
  quick: readonly Name[];
  names?: Record<string, Name>;
};

export function editorOf<Kind extends EditedKind, const Name extends string>(
  kind: Kind,
  { fields, quick, names = {} }: Plain<Name>,
) {
  const sentAs = new Map(Object.entries(names).map(([sent, name]) => [name, sent]));
  return {
    ...editorCalls(kind),
    fields,
    quick,
    names,
    toOpened: (row: Record<Name, string> & { version: number | null }) => ({
      fields: Object.fromEntries(fields.map(({ name }) => [name, row[name]])),
      version: row.version,
    }),
    toBody: (typed: Fields) => Object.fromEntries(fields.map(({ name }) => [sentAs.get(name) ?? name, typed[name]])),
  };
}

/** As an index does, with the type that this key has. */
function at<Of, Key extends keyof Of>(of: Of, key: Key): Of[Key] {
  return of[key];
}
