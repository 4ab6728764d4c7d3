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
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  reads?: readonly Tag[];
  changes?: readonly Tag[];
  /** Not in the published calls: an upstream may answer 404, 405 or 501. */
  extension?: true;
};

export type Body<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type Params<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : undefined;
export type Query<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined;
/** The answer as the API writes it. */
export type Answer<E extends Endpoint> = z.input<E['response']>;
/** The answer as the site reads it. */
export type Result<E extends Endpoint> = z.output<E['response']>;

/** Our own errors, everywhere. `errors` is keyed by field. */
export type ApiError = { message: string; errors?: Record<string, string> };
