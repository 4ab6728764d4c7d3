import type { z } from 'zod';
import type { Who } from './staff';

/** Tags of what anyone may read: what a page is made of. */
export const cachedTags = [
  'listings',
  'categories',
  'searchFilters',
  'company',
  'callBackSpeed',
  'menus',
  'pages',
  'redirects',
  'faqs',
  'gallery',
  'videos',
  'team',
  'posts',
  'comments',
  'questionnaires',
  'translations',
  'workAccounts',
] as const;
export type CachedTag = (typeof cachedTags)[number];

type Tag = CachedTag | 'callBacks' | 'accounts' | 'profiles' | 'responses';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base, `{name}` marks a parameter: `TypeDetail/typeid/{id}`. */
  path: string;
  who: Who;
  /** Who may ask for it with `page`: a list of everything for staff. Without, it is as published. */
  pageWho?: Who;
  /** Who is answered more than anyone is: hidden rows, or their own. */
  moreFor?: Who;
  /** The password must have been said within the last 15 minutes. */
  needsPassword?: true;
  /** Open also to whoever has to choose a password first. */
  whileChoosing?: true;
  /** Open also to staff who have to set up a second step first. */
  whileSecuring?: true;
  /** Knows by itself what was sent before. */
  knowsRepeats?: true;
  /** The answer is told once and kept nowhere. */
  tellsSecret?: true;
  summary: string;
  params: z.ZodType;
  /** The query parameter that says the path's id once more: `typeid` in `TypeDetail/typeid/7?typeid=7`. */
  idQuery?: string;
  query: z.ZodType;
  body: z.ZodType;
  /** Bytes of body taken, where pictures come as data URLs; the usual limit otherwise. */
  maxBody?: number;
  response: z.ZodType;
  reads?: readonly Tag[];
  changes?: readonly Tag[];
  /** Not in the published calls: an upstream may answer 404, 405 or 501. */
  extension?: true;
};

/** Bytes of body taken by a call that says nothing else. */
export const usualMaxBody = 1024 * 1024;
/** A picture of 5 MB as a data URL, with the fields around it. */
export const pictureMaxBody = 8 * 1024 * 1024;
