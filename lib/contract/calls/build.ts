import { z } from 'zod';
import type { Endpoint } from '../endpoint';
import { changesAnswer, changesPath, changesQuery } from '../row-change';
import type { Who } from '../staff';
import { type ListChoices, staffListQuery, staffPage } from '../staff-list';
import type { WebhookKind } from '../webhook';
import { idParam, nameParam } from '../wire';

/** For calls without path parameters, query or body. */
export const none = z.unknown();
/** Truthy for success, as the published client expects. */
export const done = z.unknown();

export const byId = z.object({ id: idParam });
/** An account's id is a UUID of ours, or whatever text the provider's API uses. */
export const byAccount = z.object({ id: nameParam });
export const byUsername = z.object({ username: nameParam });

type Rest = Pick<Endpoint, 'response' | 'idQuery' | 'maxBody' | 'reads' | 'changes' | 'extension' | 'needsPassword'>;
type Tags = Omit<Rest, 'response'>;
type Writing = Rest & Pick<Endpoint, 'body'>;

/** GET of what needs no id. Reads are for anyone unless said otherwise, writes for admins. */
export function list<const R extends Rest>(path: string, summary: string, rest: R, who: Who = 'anyone') {
  return { method: 'GET' as const, path, summary, who, params: none, query: none, body: none, ...rest };
}

type ListRow = ListChoices & { who: Who };

export function pages<const Row extends ListRow, Item extends z.ZodType>(
  row: Row,
  path: string,
  summary: string,
  item: Item,
) {
  const answer = { response: staffPage(item), extension: true } as const;
  return { ...list(path, summary, answer, row.who), query: staffListQuery(row) };
}

/** For another system that keeps rows of a kind: which to read anew, and which are gone. */
export function changesOf(kind: WebhookKind, summary: string) {
  const answer = { response: changesAnswer, extension: true } as const;
  return { ...list(changesPath(kind), summary, answer, 'admin'), query: changesQuery };
}

export function allOrPages<
  const Row extends ListRow,
  Of extends z.ZodType,
  All extends z.ZodType,
  const R extends Tags,
>(row: Row, path: string, summary: string, { page, all }: { page: Of; all: All }, rest: R) {
  const response = z.union([staffPage(page), z.array(all)]);
  return { ...list(path, summary, { response, ...rest }), query: staffListQuery(row), pageWho: row.who };
}

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
