import 'server-only';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { careApiUrl } from '@/lib/env';
import { LastGood } from './last-good';
import { pastNextsCache } from './past-nexts-cache';

/** A read that may fail: 'missing' is the API's own 404, 'away' means it cannot be asked and nothing is remembered. */
export type Reading<T> = { state: 'ready'; value: T } | { state: 'missing' } | { state: 'away' };

/** A read in somebody's name: 'refused' means the API does not, or no longer, let them. */
export type PersonalReading<T> = Reading<T> | { state: 'refused' };

/** The answer to a write. `errors` is keyed by field; status 0 means the API could not be asked. */
export type Writing<T> = { ok: true; value: T } | WritingFault;
export type WritingFault = {
  ok: false;
  status: number;
  message: string;
  errors: Record<string, string>;
  /** Seconds to wait, where the API says so. */
  retryAfter?: number;
};

type Answering<R extends z.ZodType> = Endpoint & { response: R };
type PathParams = Record<string, string | number>;
type ReadArguments = {
  params?: PathParams;
  query?: URLSearchParams;
  /** False for answers over the 2 MB that Next's cache takes: the caller keeps them. */
  cached?: boolean;
};

/** Seconds a page may show an answer before it is asked again. */
const freshFor = 60;
const freshAfterFault = 5;
/** Milliseconds. With something to show already, nobody should wait long. */
const readDeadline = 10_000;
const readDeadlineWithLastGood = 2_500;
const secondTryDeadline = 1_000;
const writeDeadline = 300_000;

const lastGood = new LastGood(500);

/** Reads one endpoint: cached by Next under the endpoint's tags, answered from the last good content when the API is away. */
export async function read<R extends z.ZodType>(
  endpoint: Answering<R>,
  { params, query, cached = true }: ReadArguments = {},
): Promise<Reading<z.output<R>>> {
  const path = pathOf(endpoint, params, query);
  const known = lastGood.get(path);
  const deadline = known ? readDeadlineWithLastGood : readDeadline;
  const answer =
    (await ask(endpoint, path, deadline, cached ? freshFor : null)) ??
    // The second try also shortens the page's life, so that it heals seconds after the API does.
    (await ask(endpoint, path, secondTryDeadline, cached ? freshAfterFault : null));
  if (answer) return answer;
  return known === null ? { state: 'away' } : { state: 'ready', value: endpoint.response.parse(JSON.parse(known)) };
}

/** Reads one endpoint in somebody's name, by their access token: never kept, neither by Next nor here. */
export async function readAs<R extends z.ZodType>(
  accessToken: string,
  endpoint: Answering<R>,
  { params, query }: Pick<ReadArguments, 'params' | 'query'> = {},
): Promise<PersonalReading<z.output<R>>> {
  try {
    const response = await fetch(`${careApiUrl()}/api/${pathOf(endpoint, params, query)}`, {
      headers: { accept: 'application/json', ...bearer(accessToken) },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(readDeadline),
    });
    if (response.status === 401 || response.status === 403) return { state: 'refused' };
    if (response.status === 404 || isUnknownCall(endpoint, response)) return { state: 'missing' };
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return { state: 'ready', value: endpoint.response.parse(await response.json()) };
  } catch (fault) {
    logFault(endpoint.path, fault);
    return { state: 'away' };
  }
}

type SendArguments = {
  params?: PathParams;
  /** Of the person in whose name it is sent. */
  accessToken?: string;
  /** Who sends it, as the front says: the API limits them, not the site. */
  visitor?: string | undefined;
};

/** Sends one write, never twice. */
export async function send<R extends z.ZodType>(
  endpoint: Answering<R>,
  body: unknown,
  { params, accessToken, visitor }: SendArguments = {},
): Promise<Writing<z.output<R>>> {
  try {
    const response = await fetch(`${careApiUrl()}/api/${pathOf(endpoint, params)}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...bearer(accessToken),
        ...(visitor && { [visitorHeader]: visitor }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(writeDeadline),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: endpoint.response.parse(answer) };
    return {
      ok: false,
      status: response.status,
      ...readFault(answer),
      ...readRetryAfter(response),
    };
  } catch (fault) {
    logFault(endpoint.path, fault);
    return { ok: false, status: 0, message: 'Please check the Network!', errors: {} };
  }
}

async function ask<R extends z.ZodType>(
  endpoint: Answering<R>,
  path: string,
  deadline: number,
  revalidate: number | null,
): Promise<Reading<z.output<R>> | null> {
  try {
    const response = await fetch(`${careApiUrl()}/api/${path}`, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      next: revalidate === null ? pastNextsCache : { revalidate, tags: [...(endpoint.reads ?? [])] },
      signal: AbortSignal.timeout(deadline),
    });
    if (response.status === 404 || isUnknownCall(endpoint, response)) {
      lastGood.delete(path);
      return { state: 'missing' };
    }
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const text = await response.text();
    const value = endpoint.response.parse(JSON.parse(text));
    if (revalidate !== null) lastGood.set(path, text);
    return { state: 'ready', value };
  } catch (fault) {
    logFault(path, fault);
    return null;
  }
}

function bearer(accessToken: string | undefined): { authorization?: string } {
  return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
}

function readRetryAfter({ headers }: Response): { retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}

/** An API without our extensions may say so in other words than 404. */
function isUnknownCall({ extension }: Endpoint, { status }: Response): boolean {
  return extension === true && (status === 405 || status === 501);
}

/** The published calls want the id of the path once more in the query. */
function pathOf(endpoint: Endpoint, params: PathParams = {}, query?: URLSearchParams): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const asked = new URLSearchParams(query);
  const [id] = Object.values(params);
  if (endpoint.idQuery && id !== undefined) asked.set(endpoint.idQuery, String(id));
  return path + (asked.size ? `?${asked}` : '');
}

function readFault(answer: unknown): { message: string; errors: Record<string, string> } {
  const fault = typeof answer === 'object' && answer !== null ? answer : {};
  const message = 'message' in fault && typeof fault.message === 'string' ? fault.message : 'Please check the Network!';
  const errors: Record<string, string> = {};
  if ('errors' in fault && typeof fault.errors === 'object' && fault.errors !== null) {
    for (const [field, text] of Object.entries(fault.errors)) if (typeof text === 'string') errors[field] = text;
  }
  return { message, errors };
}

function logFault(path: string, fault: unknown): void {
  const reason = (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/g, ' ').slice(0, 200);
  process.stderr.write(`${JSON.stringify({ level: 'warn', message: 'care API', path, reason })}\n`);
}
