import { z } from 'zod';
import type { Endpoint } from '../endpoint';
import type { Who } from '../staff';
import { idParam, nameParam } from '../wire';

/** For calls without path parameters, query or body. */
export const none = z.unknown();
/** Truthy for success, as the published client expects. */
export const done = z.unknown();

const byId = z.object({ id: idParam });
/** An account's id is a UUID of ours, or whatever text the provider's API uses. */
export const byAccount = z.object({ id: nameParam });
export const byUsername = z.object({ username: nameParam });

type Rest = Pick<Endpoint, 'response' | 'idQuery' | 'maxBody' | 'reads' | 'changes' | 'extension' | 'needsPassword'>;
type Writing = Rest & Pick<Endpoint, 'body'>;

/** GET of what needs no id. Reads are for anyone unless said otherwise, writes for admins. */
export function list<const R extends Rest>(path: string, summary: string, rest: R, who: Who = 'anyone') {
  return { method: 'GET' as const, path, summary, who, params: none, query: none, body: none, ...rest };
}

/** GET of one row, or of the rows that hang on it. */
export function one<const R extends Rest>(path: string, summary: string, rest: R, who: Who = 'anyone') {
  return { method: 'GET' as const, path, summary, who, params: byId, query: none, body: none, ...rest };
}

export function create<const R extends Writing>(path: string, summary: string, rest: R, who: Who = 'admin') {
  return { method: 'POST' as const, path, summary, who, params: none, query: none, ...rest };
}

export function update<const R extends Writing>(path: string, summary: string, rest: R, who: Who = 'admin') {
  return { method: 'PUT' as const, path, summary, who, params: byId, query: none, ...rest };
}

export function remove<const R extends Rest>(path: string, summary: string, rest: R, who: Who = 'admin') {
  return { method: 'DELETE' as const, path, summary, who, params: byId, query: none, body: none, ...rest };
}
