import { enteredBys } from '@/lib/contract/came-by';
import type { ResourceField } from './resource';

export const optional = 'AdminCallBacks.optional';

export const entryFields: readonly ResourceField[] = [
  {
    name: 'cameBy',
    label: 'AdminCallBacks.cameBy',
    kind: 'choice',
    values: enteredBys.map((value) => ({ value, label: `AdminCallBacks.cameBys.${value}` as const })),
  },
  {
    name: 'receivedOn',
    label: 'AdminCallBacks.receivedOn',
    hint: 'AdminCallBacks.receivedHint',
    kind: 'day',
    optional,
  },
];
