import 'server-only';
import { revalidateTag } from 'next/cache';
import { usualMaxBody } from '@/lib/contract/endpoint';
import { lowerFirstKeys } from '@/lib/contract/wire';
import { careApiUrl } from '@/lib/env';
import { readBody } from '@/lib/http/read-body';
import { isSameOrigin } from '@/lib/http/same-origin';
import { type Call, matchCall, readSegments } from './match-call';

const maxQuery = 4_000;
/** Milliseconds. */
const readDeadline = 10_000;
const writeDeadline = 300_000;

/** The browser's only door to the care API: calls of the contract, nothing else, with chosen headers both ways. */
export async function proxy(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const segments = readSegments(url.pathname.replace(/^\/api\/care\//, ''));
  if (!segments) return refuse(400, 'This path cannot be read.');
  const call = matchCall(request.method, segments);
  if (!call) return refuse(404, 'There is no such call.');
  if (url.search.length > maxQuery) return refuse(414, 'The address is too long.');
  // No session yet: everything that needs one is refused here, and by the API again.
  if (call.endpoint.who !== 'anyone') return refuse(401, 'Please sign in.');
  if (call.endpoint.method === 'GET') return forward(request, call, url.search, undefined);
  if (!isSameOrigin(request)) return refuse(403, 'Please send this from our own page.');
  const body = await readJson(request, call);
  return body instanceof Response ? body : forward(request, call, url.search, body.json);
}

async function readJson(request: Request, { endpoint }: Call): Promise<{ json: string } | Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(415, 'Please send JSON.');
  const body = await readBody(request, endpoint.maxBody ?? usualMaxBody);
  if (body === 'too large') return refuse(413, 'This is too large. Please send less.');
  if (body === 'cut short') return refuse(400, 'The message did not arrive whole. Please send it again.');
  try {
    const parsed = endpoint.body.safeParse(lowerFirstKeys(JSON.parse(body.text)));
    if (parsed.success) return { json: body.text };
    const errors = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
    );
    return Response.json({ message: 'There is a problem', errors }, { status: 422 });
  } catch {
    return refuse(400, 'This is not JSON.');
  }
}

async function forward(request: Request, { endpoint, path }: Call, search: string, body: string | undefined) {
  const deadline = AbortSignal.timeout(endpoint.method === 'GET' ? readDeadline : writeDeadline);
  try {
    const response = await fetch(`${careApiUrl()}/api/${path}${search}`, {
      method: endpoint.method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, deadline]),
    });
    if (response.status >= 300 && response.status < 400) return refuse(502, 'Please check the Network!');
    if (response.ok) for (const tag of endpoint.changes ?? []) revalidateTag(tag, { expire: 0 });
    return new Response(response.body, {
      status: response.status,
      headers: headersOf(response, endpoint.who === 'anyone'),
    });
  } catch {
    return refuse(deadline.aborted ? 504 : 502, 'Please check the Network!');
  }
}

function headersOf(response: Response, isPublic: boolean): Headers {
  const headers = new Headers();
  for (const name of isPublic ? ['content-type', 'retry-after', 'cache-control'] : ['content-type', 'retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!isPublic || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}
