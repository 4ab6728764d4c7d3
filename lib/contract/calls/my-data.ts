import type { Endpoint } from '../endpoint';
import { deleteAccountInput, myDataSchema } from '../my-data';
import { done, list, none } from './build';

export const myDataCalls = {
  getMyData: list(
    'mydata',
    'Everything kept about whoever is signed in',
    { response: myDataSchema, extension: true },
    'user',
  ),
  deleteMyAccount: {
    method: 'DELETE',
    path: 'mydata',
    who: 'user',
    summary: 'Delete my account and what hangs on it; what I published stays',
    params: none,
    query: none,
    body: deleteAccountInput,
    response: done,
    changes: ['accounts', 'profiles', 'comments', 'posts', 'responses'],
    extension: true,
  },
} satisfies Record<string, Endpoint>;
