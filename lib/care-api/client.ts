import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { type FaultReport, toReport } from '@/lib/contract/faults';
import { contentState, unknownContent } from '@/lib/http/content-state.mjs';
import { stepAside } from '@/lib/http/render-turn.mjs';
import { bypassNextCache } from './bypass-next-cache';
import { writeDeadline } from './deadlines';
import { fetchCareApi } from './fetch-care-api';
import { keptByNext } from './kept-by-next';
import { KeptReadings } from './kept-readings';
import { LastGood } from './last-good';
import { type PathParams, pathOf } from './path-of';
import { isHanging, withPatience } from './patience';
import { readAnswer } from './read-answer';
import { readReport } from './read-report';
import { noteAway } from './read-whole';
import type { Reading } from './reading';
import { isOurApi, requireAnswer, unanswered } from './unanswered';

/** A read in somebody's name: 'refused' means the API does not know them any more (401), or does not let them (403). */
export type PersonalReading<T> = Reading<T> | { state: 'refused'; status: 401 | 403 };

/** The answer to a write. */
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
  /** False for answers over the 2 MB that Next's cache takes: the caller keeps them. */
  cached?: boolean;
};

type ReadAsArguments = Pick<ReadArguments, 'params' | 'query'> & {
  /** What was answered, as the contract has it. */
  reshape?: (json: unknown) => unknown;
};

/** Seconds a page may show an answer before it is asked again. */
const freshFor = 60;
const freshAfterFault = 5;
/** Milliseconds. With something to show already, nobody should wait long. */
const readDeadline = 10_000;
const readDeadlineWithLastGood = 2_500;
const secondTryDeadline = 1_000;

const lastGood = new LastGood(500);
/** What all pages show is always among the last that were asked for. */
const kept = new KeptReadings(100);

/** Who keeps an answer. */
type Keep = 'next' | 'here' | 'nowhere';

/**
 * Reads one endpoint, answered from the last good content when the API is away. Where the state of the content is known an
 * answer is kept, read and parsed, as long as that holds; elsewhere Next keeps it under the endpoint's tags.
 */
export async function read<R extends z.ZodType>(
  endpoint: Answering<R>,
  { params, query, cached = true }: ReadArguments = {},
): Promise<Reading<z.output<R>>> {
  const path = pathOf(endpoint, params, query);
  const state = contentState();
  const shown = endpoint.reads ?? [unknownContent];
  state?.note(shown);
  const marks = cached ? (state?.marksOf(shown) ?? null) : null;
  const found = marks === null ? null : kept.get(endpoint, path, marks);
  if (found) return found;
  const answer = await stepAside(() =>
    marks === null
      ? askTwice(endpoint, path, cached ? 'next' : 'nowhere')
      : kept.ask(endpoint, path, marks, () => askTwice(endpoint, path, 'here')),
  );
  if (answer) return answer;
  state?.note([unknownContent]);
  const known = await lastGood.get(path);
  // One of another build may read as nothing we know.
  const parsed = known === null ? null : endpoint.response.safeParse(jsonOf(known));
  if (parsed?.success) return { state: 'ready', value: parsed.data };
  noteAway();
  return { state: 'away' };
}

/** Null where the API cannot be asked. */
async function askTwice<R extends z.ZodType>(
  endpoint: Answering<R>,
  path: string,
  keep: Keep,
): Promise<Reading<z.output<R>> | null> {
  const deadline = (await lastGood.has(path)) ? readDeadlineWithLastGood : readDeadline;
  const answer = await ask(endpoint, path, deadline, { keep, freshFor });
  // The second try shortens the life of a page that Next keeps, so that it heals seconds after the API does.
  if (answer || (isHanging() && keep !== 'next')) return answer;
  return ask(endpoint, path, secondTryDeadline, { keep, freshFor: freshAfterFault });
}

/** Reads one endpoint in somebody's name, by their access token: never kept, neither by Next nor here. */
export async function readAs<R extends z.ZodType>(
  accessToken: string,
  endpoint: Answering<R>,
  { params, query, reshape = (json) => json }: ReadAsArguments = {},
): Promise<PersonalReading<z.output<R>>> {
  try {
    return await stepAside(() =>
      withPatience(readDeadline, async (deadline) => {
        const response = await fetchCareApi(`api/${pathOf(endpoint, params, query)}`, { accessToken, deadline });
        const { status } = response;
        if (status === 401 || status === 403) return { state: 'refused', status };
        if (status === 404 || isUnknownCall(endpoint, response)) return { state: 'missing' };
        if (!response.ok) throw new Error(`answered ${status}`);
        const answer: unknown = JSON.parse(await readAnswer(response, endpoint));
        return { state: 'ready', value: endpoint.response.parse(reshape(answer)) };
      }),
    );
  } catch (fault) {
    logFault(endpoint.path, fault);
    return { state: 'away' };
  }
}

type SendArguments = Pick<Parameters<typeof fetchCareApi>[1], 'accessToken' | 'visitor' | 'agent' | 'locale'> & {
  params?: PathParams;
  query?: URLSearchParams;
  /** Of the form it comes from: the same words sent again are done once. */
  once?: string | undefined;
};

/** Sends one write, never twice; one with `once` may be sent twice by a person, and is done once. */
export function send<R extends z.ZodType>(
  endpoint: Answering<R>,
  body: unknown,
  asking: SendArguments = {},
): Promise<Writing<z.output<R>>> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const { once, ...rest } = asking;
  const headers = { 'content-type': 'application/json', ...(once && { 'idempotency-key': keyOf(once, json) }) };
  return sendBody(endpoint, { headers, body: json }, rest);
}

/** Other words in the same form, after a step back, are another write. */
function keyOf(once: string, json = ''): string {
  return `${once} ${createHash('sha256').update(json).digest('base64url')}`;
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
  sent: Pick<Parameters<typeof fetchCareApi>[1], 'headers' | 'body'>,
  { params, query, ...asking }: Omit<SendArguments, 'once'>,
): Promise<Writing<z.output<R>>> {
  try {
    const response = await fetchCareApi(`api/${pathOf(endpoint, params, query)}`, {
      ...asking,
      ...sent,
      method: endpoint.method,
      deadline: writeDeadline(endpoint),
    });
    await requireAnswer(response);
    const text = readAnswer(response, endpoint);
    const answer = jsonOf(await (response.ok ? text : text.catch(() => '')));
    if (response.ok) return { ok: true, value: endpoint.response.parse(answer) };
    return { ok: false, status: response.status, ...readReport(answer, response.status), ...readRetryAfter(response) };
  } catch (fault) {
    logFault(endpoint.path, fault);
    const { status, code } = unanswered(endpoint, new Headers(sent.headers).has('idempotency-key'), fault);
    return { ok: false, status, ...toReport(code) };
  }
}

/** A write may be answered by nothing, or by a word. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function ask<R extends z.ZodType>(
  endpoint: Answering<R>,
  path: string,
  deadline: number,
  { keep, freshFor }: { keep: Keep; freshFor: number },
): Promise<Reading<z.output<R>> | null> {
  const parsed = new Map<string, z.output<R>>();
  // What cannot be read is an answer to nobody: it is not kept either.
  const getText = async () => {
    const text = await withPatience(deadline, (time) => fetchText(endpoint, path, { deadline: time, keep }));
    if (text === null) return null;
    parsed.set(text, endpoint.response.parse(JSON.parse(text)));
    return text;
  };
  try {
    const keeping = { path, tags: endpoint.reads ?? [], freshFor };
    const text = await (keep === 'next' ? keptByNext(keeping, getText) : getText());
    if (text === null) {
      lastGood.delete(path);
      return { state: 'missing' };
    }
    const value = parsed.get(text) ?? endpoint.response.parse(JSON.parse(text));
    if (keep !== 'nowhere') lastGood.set(path, text);
    return { state: 'ready', value };
  } catch (fault) {
    logFault(endpoint.path, fault);
    return null;
  }
}

/** The text of an answer; null for what is not there. */
async function fetchText(
  endpoint: Endpoint,
  path: string,
  { deadline, keep }: { deadline: number; keep: Keep },
): Promise<string | null> {
  const response = await fetchCareApi(`api/${path}`, { next: bypassNextCache, deadline });
  if (response.status === 404 || isUnknownCall(endpoint, response)) {
    await response.body?.cancel();
    return null;
  }
  // An API of ours gives lists by the page, but to whoever wants all of one.
  const isPaged = keep !== 'nowhere' && isOurApi();
  if (response.ok) return readAnswer(response, endpoint, isPaged);
  await response.body?.cancel();
  throw new Error(`answered ${response.status}`);
}

function readRetryAfter({ headers }: Response): { retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}

/** An API without our extensions may say so in other words than 404. */
function isUnknownCall({ extension }: Endpoint, { status }: Response): boolean {
  return extension === true && (status === 405 || status === 501);
}

/** By the call's pattern: in an address may stand what opens something, or what somebody looked for. */
function logFault(path: string, fault: unknown): void {
  const reason = (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/g, ' ').slice(0, 200);
  process.stderr.write(`${JSON.stringify({ level: 'warn', message: 'care API', path, reason })}\n`);
}
