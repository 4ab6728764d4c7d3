import type { Endpoint } from '../endpoint';
import { personErased, personEraseInput, personExport, personQuery, personSchema } from '../person';
import { list, none } from './build';

export const peopleCalls = {
  getPerson: {
    ...list(
      'admin/person',
      'What is kept under an email or a telephone number',
      {
        response: personSchema,
        extension: true,
      },
      'admin',
    ),
    query: personQuery,
  },
  exportPerson: {
    ...list(
      'admin/person/export',
      'The same whole, for them to have',
      {
        response: personExport,
        needsPassword: true,
        extension: true,
      },
      'admin',
    ),
    query: personQuery,
  },
  erasePerson: {
    method: 'POST',
    path: 'admin/person/erase',
    who: 'admin',
    summary: 'Delete what is kept under an email or a telephone number, but accounts; there is no way back',
    params: none,
    query: none,
    body: personEraseInput,
    response: personErased,
    needsPassword: true,
    extension: true,
  },
} satisfies Record<string, Endpoint>;
