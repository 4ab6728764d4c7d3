import 'server-only';
import { z } from 'zod';
import { answersForm } from '@/lib/answers/plain-form';
import { checkSession } from '@/lib/auth/check-session';
import { forgetSession } from '@/lib/auth/forget-session';
import { requestSession } from '@/lib/auth/request-session';
import type { Session } from '@/lib/auth/session';
import { isTimeout, writeDeadline } from '@/lib/care-api/deadlines';
import { fetchCareApi } from '@/lib/care-api/fetch-care-api';
import { readAnswer } from '@/lib/care-api/read-answer';
import { readReport } from '@/lib/care-api/read-report';
import { requireAnswer, unanswered } from '@/lib/care-api/unanswered';
import { type Endpoint, usualMaxBody } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';
import { lowerFirstKeys } from '@/lib/contract/wire';
import { forgetting } from '@/lib/http/forgetting';
import { withCookies } from '@/lib/http/with-cookies';
import { forgetDraft, handOverDrafts } from './draft';
import { answerRefused, refuse, refusedInput } from './fault';
import { type Call, callsAt, matchCall, readSegments } from './match-call';
import { mediaTypeOf } from './media-type';
import { localeOfPage } from './page-of';
import { asAsked } from './problem-answer';
import { readBody } from './read-body';
import { revalidatePages, showWrite } from './revalidate-pages';
import { isSameOrigin } from './same-origin';
import { refuseSignedOut } from './signed-out';
import { tellsTokens } from './tells-tokens';
import { visitorOf } from './visitor';

const passedDown = ['content-type', 'content-disposition', 'etag', 'retry-after', 'ratelimit', 'ratelimit-policy'];
const maxQuery = 4_000;
/** Milliseconds. */
const readDeadline = 10_000;

const leaving: readonly Endpoint[] = [endpoints.logout, endpoints.deleteMyAccount];

/** The browser's only door to the care API: calls of the contract, nothing else, with chosen headers both ways. */
export async function proxy(request: Request): Promise<Response> {
  return asAsked(request, await answerCall(request));
}

async function answerCall(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const segments = readSegments(url.pathname.replace(/^\/api\/care\//, ''));
  if (!segments) return refuse(400, 'pathUnreadable');
  const call = matchCall(request.method, segments);
  if (!call || tellsTokens(call.endpoint)) return refuseUnknown(segments);
  if (url.search.length > maxQuery) return refuse(414, 'addressTooLong');
  const { endpoint } = call;
  if (endpoint.method !== 'GET' && !isSameOrigin(request)) return refuse(403, 'notOurPage');
  const session = await requestSession(request);
  const refusal = await admit(endpoint, url.searchParams, session);
  if (refusal) return refusal;
  const body = await readJson(request, endpoint);
  if (body instanceof Response) return body;
  const response = await forward({ request, call, search: url.search, body: body.json, session });
  const over = response.ok && endpoint === endpoints.createResponses ? forgetAnswers(request, body.json) : [];
  const answer = withCookies(response, over);
  return session === null ? answer : endSessionWhenOver(request, answer, endpoint, session);
}

function refuseUnknown(segments: string[]): Response {
  const calls = callsAt(segments).filter((one) => !tellsTokens(one));
  if (calls.length === 0) return refuse(404, 'noSuchCall');
  const answer = refuse(405, 'methodUnknown');
  answer.headers.set('allow', [...new Set(calls.map(({ method }) => method))].sort().join(', '));
  return answer;
}

/** Answers that script has sent may have come back before, from a form without it. */
function forgetAnswers(request: Request, json = '[]'): string[] {
  const [first] = endpoints.createResponses.body.safeParse(lowerFirstKeys(JSON.parse(json))).data ?? [];
  return first ? forgetDraft(request, answersForm(first.typeId)) : [];
}

/** The site's own lock; the API has one too. */
async function admit(endpoint: Endpoint, search: URLSearchParams, session: Session | null): Promise<Response | null> {
  const who = (search.has('page') && endpoint.pageWho) || endpoint.who;
  if (who === 'anyone') return null;
  if (session === null) return refuse(401, 'signInFirst');
  if (mayCall(who, { isAdmin: session.isAdmin, roles: [] })) return null;
  // Roles are asked for, not kept: whoever was given one since signing in has it already.
  const user = await checkSession(session);
  if (user === null) return refuseSignedOut(session);
  // Where nobody could be asked the API decides.
  return mayCall(who, user) || !user.isAsked ? null : refuse(403, who === 'admin' ? 'adminOnly' : 'roleMissing');
}

async function readJson(request: Request, endpoint: Endpoint): Promise<{ json: string | undefined } | Response> {
  if (endpoint.body instanceof z.ZodUnknown) return { json: undefined };
  const body = await readBody(request, endpoint.maxBody ?? usualMaxBody);
  if (body === 'too large') return refuse(413, 'tooMuch');
  if (body === 'cut short') return refuse(400, 'bodyCutShort');
  // A body that may be left out, as of PUT User/ban, has a default.
  if (body.text === '' && endpoint.body instanceof z.ZodPrefault) return { json: undefined };
  if (mediaTypeOf(request.headers) !== 'application/json') return refuse(415, 'jsonRequired');
  try {
    const { error } = endpoint.body.safeParse(lowerFirstKeys(JSON.parse(body.text)));
    if (!error) return { json: body.text };
    return answerRefused(refusedInput(error));
  } catch {
    return refuse(400, 'notJson');
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
  const sent = headersUp(request, body);
  const deadline = endpoint.method === 'GET' ? readDeadline : writeDeadline(endpoint);
  const asked = {
    method: endpoint.method,
    headers: sent,
    body,
    accessToken: session?.accessToken,
    visitor: visitorOf(request),
    locale: localeOfPage(request),
    deadline,
    // A visitor who leaves takes the call along. A table has its deadline for its head alone: they take it at their pace.
    signal: request.signal,
  };
  try {
    return await fetchCareApi(`api/${path}${search}`, asked, (response) => passDown(response, endpoint, session));
  } catch (fault) {
    if (endpoint.method === 'GET') return refuse(isTimeout(fault) ? 504 : 502, 'systemAway');
    revalidatePages(endpoint);
    const { status, code } = unanswered(endpoint, sent.has('idempotency-key'), fault);
    return refuse(status || 502, code);
  }
}

async function passDown(response: Response, endpoint: Endpoint, session: Session | null): Promise<Response> {
  if (response.status >= 300 && response.status < 400) return refuse(502, 'systemAway');
  if (endpoint.method !== 'GET') await requireAnswer(response);
  const isPublic = endpoint.who === 'anyone' && session === null;
  const headers = headersDown(response, isPublic);
  if (!response.ok) return passRefusal(response, headers, endpoint);
  showWrite(endpoint, { isSignedIn: session !== null });
  // A page of the API's would be a page of ours; an answer that breaks off would be half a page of it.
  const type = mediaTypeOf(headers);
  const isFile = headers.get('content-disposition')?.startsWith('attachment') === true;
  const data = isFile ? response.body : await readAnswer(response, endpoint);
  // Half an answer can look whole by its length; a write may be answered by a word.
  if (endpoint.method === 'GET' && type === 'application/json' && typeof data === 'string') JSON.parse(data);
  return new Response(data || null, { status: response.status, headers });
}

/** What the API says is wrong, in our own shape: neither its pages nor its stacks reach a browser. */
async function passRefusal(response: Response, headers: Headers, endpoint: Endpoint): Promise<Response> {
  const said = await readAnswer(response, endpoint)
    .then(JSON.parse, () => null)
    .catch(() => null);
  const report = readReport(said, response.status);
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(report), { status: response.status, headers });
}

/** What the browser claims about itself stays here; who calls is told by the session alone. */
function headersUp(request: Request, body: string | undefined): Headers {
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  const seen = request.headers.get('if-match');
  if (seen !== null && /^"\d{1,9}(\.[\w-]{22})?"$/.test(seen)) headers.set('if-match', seen);
  const key = request.headers.get('idempotency-key');
  if (key !== null && /^[\w -]{1,200}$/.test(key)) headers.set('idempotency-key', key);
  return headers;
}

function headersDown(response: Response, isPublic: boolean): Headers {
  const headers = new Headers();
  for (const name of isPublic ? [...passedDown, 'cache-control'] : passedDown) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!isPublic || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}

/** A session the API knows no more, or that was just signed out or deleted, ends here too. */
function endSessionWhenOver(request: Request, response: Response, endpoint: Endpoint, session: Session): Response {
  const hasLeft = response.ok && leaving.includes(endpoint);
  const isUnknown = endpoint.who !== 'anyone' && response.status === 401;
  if (!hasLeft && !isUnknown) return response;
  if (!hasLeft) return withCookies(response, forgetSession(session));
  const left = forgetting(response, endpoint === endpoints.logout ? 'pages' : 'everything');
  return withCookies(left, [...forgetSession(session), ...handOverDrafts(request, null)]);
}
