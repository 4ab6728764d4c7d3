import { apiKeyInput, apiKeySchema, newApiKeyAnswer } from '../api-key';
import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import { create, done, pages, remove } from './build';

export const apiKeyCalls = {
  listApiKeys: pages(resources.apiKey, 'admin/keys', 'Keys of other systems', apiKeySchema),
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
