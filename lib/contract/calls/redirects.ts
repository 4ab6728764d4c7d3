import type { Endpoint } from '../endpoint';
import { uploadQuery } from '../import';
import {
  missedAddressesSchema,
  redirectImportSchema,
  redirectInput,
  redirectSchema,
  redirectsMaxBytes,
} from '../redirect';
import { resources } from '../resources';
import { create, done, list, none, one, pages, remove, update } from './build';

const { who } = resources.redirect;

const path = 'admin/redirects';
const single = { response: redirectSchema, extension: true } as const;
const changes = ['redirects'] as const;
const writing = { body: redirectInput, ...single, changes } as const;

export const redirectCalls = {
  listRedirects: pages(resources.redirect, path, 'Addresses that lead on to others', redirectSchema),
  listMissedAddresses: list(
    `${path}/missed`,
    'What was asked for and not found in the last 30 days, the most asked for first',
    { response: missedAddressesSchema, extension: true },
    who,
  ),
  importRedirects: {
    method: 'POST',
    path: `${path}/import`,
    who,
    summary: 'A table of redirects as the body itself: in the first column the address, in the second where it leads',
    params: none,
    query: uploadQuery,
    body: none,
    maxBody: redirectsMaxBytes,
    response: redirectImportSchema,
    changes,
    extension: true,
  },
  getRedirect: one(`${path}/{id}`, 'One redirect', single, who),
  createRedirect: create(path, 'A new redirect', writing, who),
  updateRedirect: update(`${path}/{id}`, 'Change a redirect', writing, who),
  deleteRedirect: remove(
    `${path}/{id}`,
    'Put a redirect into the trash',
    { response: done, changes, extension: true },
    who,
  ),
} satisfies Record<string, Endpoint>;
