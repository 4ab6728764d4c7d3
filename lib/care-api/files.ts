import 'server-only';
import { toReport } from '@/lib/contract/fault-words';
import { fetchCareApi } from './fetch-care-api';

const safeName = /^[\w][\w .()-]{0,199}$/;
const askedHeaders = ['if-none-match', 'if-modified-since', 'range'];
const passedHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
];
const media = /^(?:(?:image|audio|video)\/(?!svg)|application\/octet-stream)/;
/** Milliseconds. Sound and film are fetched as they are played. */
const deadlines = { picture: 10_000, recording: 600_000 };
const recording = /\.(?:mp3|m4a|ogg|wav|flac|mp4|webm)$/;

const policy: [string, string] = ['content-security-policy', "default-src 'none'; sandbox"];

/** A file of the care API, streamed through the site: the browser need not reach the API. */
export async function readFile(name: string, request: Request): Promise<Response> {
  if (!safeName.test(name)) return refuse(404, 'fileUnknown');
  try {
    const deadline = recording.test(name) ? deadlines.recording : deadlines.picture;
    const asked = {
      headers: { accept: '*/*', ...Object.fromEntries(pick(request.headers, askedHeaders)) },
      // Of its bytes too, which go on while nobody here reads them.
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]),
      deadline,
    };
    const path = `Documents/appImages/${encodeURIComponent(name)}`;
    const response = await fetchCareApi(path, asked, (answer) => answer);
    const type = response.headers.get('content-type') ?? '';
    // A page of the API's would be a page of ours.
    const isPassed = (response.ok && media.test(type)) || response.status === 304 || response.status === 416;
    if (!isPassed) return refuse(response.status === 404 ? 404 : 502, 'fileUnknown');
    const headers = pick(response.headers, passedHeaders);
    headers.set(...policy);
    return new Response(response.body, { status: response.status, headers });
  } catch {
    return refuse(502, 'systemAway');
  }
}

function refuse(status: number, fault: 'fileUnknown' | 'systemAway'): Response {
  return Response.json(toReport(fault), { status, headers: [policy] });
}

function pick(from: Headers, names: string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
