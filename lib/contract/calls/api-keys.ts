import { apiKeyInput, apiKeyPage, apiKeyQuery, newApiKeyAnswer } from '../api-key';
import type { Endpoint } from '../endpoint';
import { create, done, list, remove } from './build';

export const apiKeyCalls = {
  listApiKeys: {
    ...list('admin/keys', 'Keys of other systems', { response: apiKeyPage, extension: true }, 'admin'),
    query: apiKeyQuery,
  },
  createApiKey: {
    ...create('admin/keys', 'A key for another system; it is told this once', {
      body: apiKeyInput,
      response: newApiKeyAnswer,
      extension: true,
      needsPassword: true,
    }),
    tellsSecret: true,
  },
  removeApiKey: remove('admin/keys/{id}', 'A key opens nothing any more', { response: done, extension: true }),
} satisfies Record<string, Endpoint>;
