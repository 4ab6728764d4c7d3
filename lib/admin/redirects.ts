import { endpoints } from '@/lib/contract/endpoints';
import type { Redirect } from '@/lib/contract/redirect';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';
import { screenPath } from './screens';

const { sorts, lengths } = resources.redirect;

export const redirectResource: Resource<Redirect> = {
  ...factsOf('redirect'),
  words: {
    caption: 'AdminRedirects.caption',
    none: 'AdminRedirects.none',
    add: 'AdminRedirects.new',
    statuses: { kept: 'AdminRedirects.kept' },
  },
  rules: { statuses: ['kept'], sorts, defaultSort: '-changed' },
  list: endpoints.listRedirects,
  idOf: ({ id }) => id,
  nameOf: ({ from }) => from,
  editor: {
    get: endpoints.getRedirect,
    create: endpoints.createRedirect,
    update: endpoints.updateRedirect,
    fields: [
      {
        name: 'from',
        label: 'AdminRedirects.from',
        hint: 'AdminRedirects.fromHint',
        kind: 'line',
        type: 'url',
        max: lengths.from,
        startsFromAddress: true,
      },
      {
        name: 'to',
        label: 'AdminRedirects.to',
        hint: 'AdminRedirects.toHint',
        kind: 'line',
        type: 'url',
        max: lengths.to,
      },
    ],
    quick: ['from', 'to'],
    names: {},
    toOpened: ({ from, to, version }) => ({ fields: { from, to }, version }),
    toBody: ({ from, to }) => ({ from, to }),
  },
};

/** What a table that was sent in has done is told by this name, once. */
export const redirectsSent = 'redirects';

/** The editor of a new one from an address. */
export function leadFromPath(from: string): string {
  return `${screenPath(redirectResource.screen)}/new?${new URLSearchParams({ from })}`;
}
