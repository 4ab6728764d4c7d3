import type { Redirect } from '@/lib/contract/redirect';
import { editorOf, factsOf, fieldsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';
import { screenPath } from './screens';

const { hinted } = fieldsOf('AdminRedirects', 'redirect');

export const redirectResource: Resource<Redirect> = {
  ...factsOf('redirect'),
  words: { ...wordsOf('AdminRedirects'), statuses: { kept: 'AdminRedirects.kept' } },
  nameOf: ({ from }) => from,
  editor: editorOf('redirect', {
    fields: [hinted('from', 'line', { type: 'url', startsFromAddress: true }), hinted('to', 'line', { type: 'url' })],
    quick: ['from', 'to'],
  }),
};

export const redirectsSent = 'redirects';

export function leadFromPath(from: string): string {
  return `${screenPath(redirectResource.screen)}/new?${new URLSearchParams({ from })}`;
}
