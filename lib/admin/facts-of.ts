import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { type ResourceKind, type ResourceRow, resources } from '@/lib/contract/resources';

const table: Readonly<Record<string, Endpoint>> = endpoints;

/** What the list of resources says of a kind, as its screens ask for it. */
export function factsOf(kind: ResourceKind) {
  const { screen } = resources[kind];
  const { trash, csv, draft, calls }: ResourceRow = resources[kind];
  return {
    kind,
    screen,
    hasTrash: trash,
    table: csv?.file,
    remove: calls.remove === undefined ? undefined : table[calls.remove],
    isListOnly: calls.get || draft ? undefined : (true as const),
  };
}
