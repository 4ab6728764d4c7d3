import type { ApiKey } from '@/lib/contract/api-key';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

/** The name that a refused form of a new key goes by while it is kept. */
export const newKeyForm = 'api-key';

export const apiKeyResource: Resource<ApiKey> = {
  ...factsOf('apiKey'),
  words: {
    caption: 'AdminKeys.caption',
    none: 'AdminKeys.none',
    statuses: { good: 'AdminKeys.good', over: 'AdminKeys.over', all: 'AdminKeys.all' },
  },
  nameOf: ({ name }) => name,
};
