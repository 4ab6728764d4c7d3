import 'server-only';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { checkSession } from '@/lib/auth/check-session';
import { requestSession } from '@/lib/auth/request-session';
import { revokeSession } from '@/lib/auth/revoked';
import type { Session } from '@/lib/auth/session';
import { endedSessionCookies } from '@/lib/auth/session-cookies';
import { type Endpoint, usualMaxBody } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { toReport } from '@/lib/contract/faults';
import { reportIssues } from '@/lib/contract/issue-faults';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { lowerFirstKeys } from '@/lib/contract/wire';
import { careApiUrl } from '@/lib/env';
import { readBody } from '@/lib/http/read-body';
import { isSameOrigin } from '@/lib/http/same-origin';
import { visitorOf } from '@/lib/http/visitor';
import { type Call, matchCall, readSegments } from './match-call';

const maxQuery = 4_000;
/** Milliseconds. */
const readDeadline = 10_000;
const writeDeadline = 300_000;

/** Calls that answer with tokens, which no browser gets: signing in has a door of its own. */
const withTokens: readonly Endpoint[] = [endpoints.login, endpoints.refreshSession];

/** The browser's only door to the care API: calls of the contract, nothing else, with chosen headers both ways. */
export async function proxy(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const segments = readSegments(url.pathname.replace(/^\/api\/care\//, ''));
  if (!segments) return refuse(400, 'This path cannot be read.');
  const call = matchCall(request.method, segments);
  if (!call || withTokens.includes(call.endpoint)) return refuse(404, 'There is no such call.');
  if (url.search.length > maxQuery) return refuse(414, 'The address is too long.');
  const { endpoint } = call;
  if (endpoint.method !== 'GET' && !isSameOrigin(request)) return refuse(403, 'Please send this from our own page.');
  const session = await requestSession(request);
  const refusal = await admit(endpoint, session);
  if (refusal) return refusal;
  const body = await readJson(request, endpoint);
  if (body instanceof Response) return body;
  const response = await forward({ request, call, search: url.search, body: body.json, session });
  return session === null ? response : endSessionWhenOver(response, endpoint, session);
}

/** The site's own lock; the API has one too. */
async function admit({ who }: Endpoint, session: Session | null): Promise<Response | null> {
  if (who === 'anyone') return null;
  if (session === null) return refuse(401, 'Please sign in.');
  if (who !== 'admin' || session.isAdmin === true) return null;
  // Whoever was made an admin since signing in is one already.
  const user = await checkSession(session);
  if (user === null) return refuse(401, 'Please sign in.', endedSessionCookies());
  return user.isAdmin === true ? null : refuse(403, 'Only an admin may do this.');
}

async function readJson(request: Request, endpoint: Endpoint): Promise<{ json: string | undefined } | Response> {
  if (endpoint.body instanceof z.ZodUnknown) return { json: undefined };
  const body = await readBody(request, endpoint.maxBody ?? usualMaxBody);
  if (body === 'too large') return refuse(413, 'This is too large. Please send less.');
  if (body === 'cut short') return refuse(400, 'The message did not arrive whole. Please send it again.');
  // A body that may be left out, as of PUT User/ban, has a default.
  if (body.text === '' && endpoint.body instanceof z.ZodPrefault) return { json: undefined };
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'Please send JSON.');
  }
  try {
    const parsed = endpoint.body.safeParse(lowerFirstKeys(JSON.parse(body.text)));
    if (parsed.success) return { json: body.text };
    return Response.json({ ...toReport('problem'), ...reportIssues(parsed.error.issues) }, { status: 422 });
  } catch {
    return refuse(400, 'This is not JSON.');
  }
}

type Forwarding = {
  request: Request;
  call: Call;
  search: string;
  body: string | undefined;
  session: Session | null;
};

async function forward({ request, call: { endpoint, path }, search, body, session }: Forwarding): Promise<Response> {
  const deadline = AbortSignal.timeout(endpoint.method === 'GET' ? readDeadline : writeDeadline);
  try {
    const response = await fetch(`${careApiUrl()}/api/${path}${search}`, {
      method: endpoint.method,
      headers: headersUp(request, body, session),
      body,
      redirect: 'manual',
      cache: 'no-store',
      // A visitor who leaves takes the call along.
      signal: AbortSignal.any([request.signal, deadline]),
    });
    if (response.status >= 300 && response.status < 400) return refuse(502, 'Please check the Network!');
    if (response.ok) for (const tag of endpoint.changes ?? []) revalidateTag(tag, { expire: 0 });
    const isPublic = endpoint.who === 'anyone' && session === null;
    return new Response(response.body, { status: response.status, headers: headersDown(response, isPublic) });
  } catch {
    return refuse(deadline.aborted ? 504 : 502, 'Please check the Network!');
  }
}

/** What the browser claims about itself stays here; who calls is told by the session alone. */
function headersUp(request: Request, body: string | undefined, session: Session | null): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (session !== null) headers.set('authorization', `Bearer ${session.accessToken}`);
  const visitor = visitorOf(request);
  if (visitor !== undefined) headers.set(visitorHeader, visitor);
  const key = request.headers.get('idempotency-key');
  if (key !== null && /^[\w -]{1,200}$/.test(key)) headers.set('idempotency-key', key);
  return headers;
}

function headersDown(response: Response, isPublic: boolean): Headers {
  const headers = new Headers();
  for (const name of isPublic ? ['content-type', 'retry-after', 'cache-control'] : ['content-type', 'retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!isPublic || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}

/** A session the API knows no more, or that was just signed out, ends here too. */
function endSessionWhenOver(response: Response, endpoint: Endpoint, session: Session): Response {
  const isOver = endpoint === endpoints.logout ? response.ok : endpoint.who !== 'anyone' && response.status === 401;
  if (!isOver) return response;
  revokeSession(session.sid);
  for (const cookie of endedSessionCookies()) response.headers.append('set-cookie', cookie);
  return response;
}

function refuse(status: number, message: string, cookies: string[] = []): Response {
  const response = Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
