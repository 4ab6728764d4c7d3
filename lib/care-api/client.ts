import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { toReport } from '@/lib/contract/fault-words';
import type { FaultReport } from '@/lib/contract/faults';
import { contentState, unknownContent } from '@/lib/http/content-state.mjs';
import { isPageKey } from '@/lib/http/once-field';
import { stepAside } from '@/lib/http/render-turn.mjs';
import { askOnce, isUnknownCall, jsonOf, type Keep, lastGood, logFault } from './ask-once';
import { writeDeadline } from './deadlines';
import { fetchCareApi } from './fetch-care-api';
import { type Answer, KeptReadings } from './kept-readings';
import { pageTimeLeft } from './page-time';
import { type PathParams, pathOf } from './path-of';
import { isHanging, withPatience } from './patience';
import { readAnswer } from './read-answer';
import { readReport } from './read-report';
import { noteReading } from './read-whole';
import type { Reading } from './reading';
import { requireAnswer, unanswered } from './unanswered';

/** A read in somebody's name: 'refused' means the API does not know them any more (401), or does not let them (403). */
export type PersonalReading<T> = Reading<T> | { state: 'refused'; status: 401 | 403 };

export type Writing<T> = { ok: true; value: T } | WritingFault;
export type WritingFault = FaultReport & {
  ok: false;
  /** Of HTTP; 0 when the API could not be asked, 504 when nobody knows whether it was done. */
  status: number;
};

type Answering<R extends z.ZodType> = Endpoint & { response: R };
type ReadArguments = {
  params?: PathParams;
  query?: URLSearchParams;
  /**
   * False for answers over the 2 MB that Next's cache takes: the caller keeps them; and by itself where the call names
   * nothing that it reads: that belongs to whoever has its address, and nobody hears when it changes.
   */
  cached?: boolean;
};

type ReadAsArguments = Pick<ReadArguments, 'params' | 'query'> & {
  reshape?: (json: unknown) => unknown;
};

/** Seconds a page may show an answer before it is asked again. */
const freshFor = 60;
const freshAfterFault = 5;
/** Milliseconds. With something to show already, nobody should wait long. */
const readDeadline = 10_000;
const readDeadlineWithLastGood = 2_500;
const secondTryDeadline = 1_000;

/** What all pages show is always among the last that were asked for. */
const kept = new KeptReadings({ most: 100, bytes: 4 * 1024 * 1024 });

/**
 * Reads one endpoint, answered from the last good content when the API is away. Where the state of the content is known an
 * answer is kept, read and parsed, as long as that holds; elsewhere Next keeps it under the endpoint's tags.
 */
export async function read<R extends z.ZodType>(
  endpoint: Answering<R>,
  asked: ReadArguments = {},
): Promise<Reading<z.output<R>>> {
  const reading = await readOrRemember(endpoint, asked);
  noteReading(reading.state !== 'away');
  return reading;
}

async function readOrRemember<R extends z.ZodType>(
  endpoint: Answering<R>,
  { params, query, cached = endpoint.reads !== undefined }: ReadArguments,
): Promise<Reading<z.output<R>>> {
  const path = pathOf(endpoint, params, query);
  const state = contentState();
  const shown = endpoint.reads ?? [unknownContent];
  state?.note(shown);
  const version = cached ? (state?.versionOf(shown) ?? null) : null;
  const found = version === null ? null : kept.get(endpoint, path, version);
  if (found) return found;
  const answer = await stepAside(() =>
    version === null
      ? askTwice(endpoint, path, cached ? 'next' : 'nowhere')
      : kept.ask(endpoint, path, version, () => askTwice(endpoint, path, 'here')),
  );
  if (answer) return answer.reading;
  state?.note([unknownContent]);
  const known = await lastGood.get(path);
  // One of another build may read as nothing we know.
  const parsed = known === null ? null : endpoint.response.safeParse(jsonOf(known));
  if (parsed?.success) return { state: 'ready', value: parsed.data };
  return { state: 'away' };
}

async function askTwice<R extends z.ZodType>(
  endpoint: Answering<R>,
  path: string,
  keep: Keep,
): Promise<Answer<R> | null> {
  const deadline = (await lastGood.has(path)) ? readDeadlineWithLastGood : readDeadline;
  if (pageTimeLeft() < secondTryDeadline) return null;
  const answer = await askOnce(endpoint, path, Math.min(deadline, pageTimeLeft()), { keep, freshFor });
  if (pageTimeLeft() < secondTryDeadline) return answer;
  // The second try shortens the life of a page that Next keeps, so that it heals seconds after the API does.
  if (answer || (isHanging() && keep !== 'next')) return answer;
  return askOnce(endpoint, path, secondTryDeadline, { keep, freshFor: freshAfterFault });
}

/** Reads one endpoint in somebody's name, by their access token: never kept, neither by Next nor here. */
export async function readAs<R extends z.ZodType>(
  accessToken: string,
  endpoint: Answering<R>,
  { params, query, reshape = (json) => json }: ReadAsArguments = {},
): Promise<PersonalReading<z.output<R>>> {
  try {
    return await stepAside(() =>
      withPatience(readDeadline, (deadline) =>
        fetchCareApi(`api/${pathOf(endpoint, params, query)}`, { accessToken, deadline }, async (response) => {
          const { status } = response;
          if (status === 401 || status === 403) return { state: 'refused', status };
          if (status === 404 || isUnknownCall(endpoint, response)) return { state: 'missing' };
          if (!response.ok) throw new Error(`answered ${status}`);
          const answer: unknown = JSON.parse(await readAnswer(response, endpoint));
          return { state: 'ready', value: endpoint.response.parse(reshape(answer)) };
        }),
      ),
    );
  } catch (fault) {
    logFault(endpoint.path, fault);
    return { state: 'away' };
  }
}

/** Who writes, as the front says; of whom it is not told, all are limited as one. */
export type From = { visitor: string | undefined };

type Told = Pick<Parameters<typeof fetchCareApi>[1], 'accessToken' | 'agent' | 'knownDevice' | 'locale'>;
export type SendArguments = Told & {
  visitor: From['visitor'];
  params?: PathParams;
  query?: URLSearchParams;
  /** Of the form it comes from: the same words sent again are done once. */
  once?: string | undefined;
  /** The version of the row that it changes, or that a file becomes part of. */
  seen?: number | string | undefined;
};

/** Sends one write, never twice; one with `once` may be sent twice by a person, and is done once. */
export function send<R extends z.ZodType>(
  endpoint: Answering<R>,
  body: unknown,
  asking: SendArguments,
): Promise<Writing<z.output<R>>> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const { once, ...rest } = asking;
  const headers = {
    'content-type': 'application/json',
    ...(once && { 'idempotency-key': keyOf(once, json, asking.visitor) }),
  };
  return sendBody(endpoint, { headers, body: json }, rest);
}

/**
 * Other words in the same form, after a step back, are another write; so are another visitor's same words under the name of
 * a page, whose answer may hold a link that is theirs alone.
 */
function keyOf(once: string, json = '', visitor = ''): string {
  const [, address = ''] = visitor.split(' ');
  const sent = isPageKey(once) ? `${address} ${json}` : json;
  return `${once} ${createHash('sha256').update(sent).digest('base64url')}`;
}

/** Sends a file as it is, with its name. */
export function sendFile<R extends z.ZodType>(
  endpoint: Answering<R>,
  file: File,
  asking: Omit<SendArguments, 'once'>,
): Promise<Writing<z.output<R>>> {
  const query = new URLSearchParams({ name: file.name.slice(-200) });
  return sendBody(
    endpoint,
    { headers: { 'content-type': 'application/octet-stream' }, body: file },
    { ...asking, query },
  );
}

async function sendBody<R extends z.ZodType>(
  endpoint: Answering<R>,
  { headers, body }: { headers: Record<string, string>; body: string | File | undefined },
  { params, query, seen = '', ...asking }: Omit<SendArguments, 'once'>,
): Promise<Writing<z.output<R>>> {
  try {
    const told = { ...headers, ...(seen !== '' && { 'if-match': `"${seen}"` }) };
    const asked = { ...asking, headers: told, body, method: endpoint.method, deadline: writeDeadline(endpoint) };
    return await fetchCareApi(`api/${pathOf(endpoint, params, query)}`, asked, async (response) => {
      await requireAnswer(response);
      const { ok, status } = response;
      const text = readAnswer(response, endpoint);
      const answer = jsonOf(await (ok ? text : text.catch(() => '')));
      if (ok) return { ok, value: endpoint.response.parse(answer) };
      return { ok, status, ...readReport(answer, status), ...readRetryAfter(response) };
    });
  } catch (fault) {
    logFault(endpoint.path, fault);
    const { status, code } = unanswered(endpoint, 'idempotency-key' in headers, fault);
    return { ok: false, status, ...toReport(code) };
  }
}

function readRetryAfter({ headers }: Response): { retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}
