import type { z } from 'zod';

/** Who may make a call. 'owner' means the row's owner or an admin. */
export type Who = 'anyone' | 'user' | 'owner' | 'admin';

/** Cache tags: what a call reads or changes. */
export type Tag = 'listings' | 'categories' | 'searchFilters' | 'company' | 'menus' | 'faqs' | 'gallery' | 'callBacks';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base, `{name}` marks a parameter: `TypeDetail/typeid/{id}`. */
  path: string;
  who: Who;
  summary: string;
  /** Values of `{name}` in the path. */
  params: z.ZodType;
  body: z.ZodType;
  response: z.ZodType;
  reads?: readonly Tag[];
  changes?: readonly Tag[];
  /** Not in the published calls: an upstream may answer 404, 405 or 501. */
  extension?: true;
};

/** Our own errors, everywhere. `errors` is keyed by field. */
export type ApiError = { message: string; errors?: Record<string, string> };
