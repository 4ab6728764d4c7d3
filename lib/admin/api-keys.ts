import { type ApiKey, apiKeySorts } from '@/lib/contract/api-key';
import { endpoints } from '@/lib/contract/endpoints';
import type { Noun } from './noun';

/** The name that a refused form of a new key goes by while it is kept. */
export const newKeyForm = 'api-key';

export const apiKeyNoun: Noun<ApiKey> = {
  screen: 'keys',
  kind: 'apiKey',
  words: {
    caption: 'AdminKeys.caption',
    none: 'AdminKeys.none',
    statuses: { good: 'AdminKeys.good', over: 'AdminKeys.over', all: 'AdminKeys.all' },
  },
  rules: { statuses: ['good', 'over', 'all'], sorts: apiKeySorts, defaultSort: '-created' },
  isListOnly: true,
  list: endpoints.listApiKeys,
  remove: endpoints.removeApiKey,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
};
