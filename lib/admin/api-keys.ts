import type { ApiKey } from '@/lib/contract/api-key';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

/** A refused form of a new key is kept under this name. */
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
