import 'server-only';
import { toReport } from '@/lib/contract/fault-words';
import { isPaper } from '@/lib/contract/paper';
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
const papers = /^application\/(?:pdf|vnd\.)/;
/** Milliseconds until an answer begins: its bytes go on at the pace of whoever takes them. */
const deadline = 10_000;

const policy: [string, string] = ['content-security-policy', "default-src 'none'; sandbox"];

/** A file of the care API, streamed through the site: the browser need not reach the API. */
export async function readFile(name: string, request: Request): Promise<Response> {
  if (!safeName.test(name)) return refuse(404, 'fileUnknown');
  const path = `Documents/appImages/${encodeURIComponent(name)}`;
  return pass(request, { path, types: media, headers: passedHeaders });
}

/** A paper of the library: to be kept, and in a sandbox where a browser shows it nevertheless. */
export async function readPaper(name: string, request: Request): Promise<Response> {
  if (!isPaper(name)) return refuse(404, 'fileUnknown');
  const path = `Documents/papers/${name}`;
  const headers = [...passedHeaders, 'content-disposition'];
  return pass(request, { path, types: papers, headers });
}

type Passed = { path: string; types: RegExp; headers: string[] };

async function pass(request: Request, { path, types, headers }: Passed): Promise<Response> {
  try {
    const asked = {
      headers: { accept: '*/*', ...Object.fromEntries(pick(request.headers, askedHeaders)) },
      signal: request.signal,
      deadline,
    };
    const response = await fetchCareApi(path, asked, (answer) => answer);
    const type = response.headers.get('content-type') ?? '';
    // A page of the API's would be a page of ours.
    const isPassed = (response.ok && types.test(type)) || response.status === 304 || response.status === 416;
    if (!isPassed) return refuse(response.status === 404 ? 404 : 502, 'fileUnknown');
    const picked = pick(response.headers, headers);
    picked.set(...policy);
    return new Response(response.body, { status: response.status, headers: picked });
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
