import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { acceptedEncoding } from './accepted-encoding.mjs';

/** Milliseconds a page is answered again as the same bytes: short enough that nobody sees old content for it. */
const freshFor = 2_000;
const pagesKept = 500;
const maxBytes = 512 * 1024;

/** Cookies that change no answer. With any other the page is Next's to choose: a language, a draft. */
const harmlessCookies = ['cookie-choice', 'session-hint'];
/** Whoever is signed in sees the same shared pages, but for the login, which has nothing for them or fills in their email. */
const personalCookies = ['Bearer', '__Host-Bearer', 'remembered-email'];
const loginPages = /^\/(login-register[^?]*)?(\?|$)/;

/**
 * A shared cache of two seconds for pages that allow one (`s-maxage`). Next hashes and compresses even a static page for each
 * request; under load the same bytes go out again instead.
 */
export function microCache(now = Date.now) {
  const kept = new Map();

  /** True when the request was answered here. */
  return (request, response) => {
    const key = keyOf(request);
    if (!key) return false;
    const page = kept.get(key);
    if (page && now() - page.since < freshFor) {
      answer(page, request, response);
      return true;
    }
    kept.delete(key);
    watch(response, (body) => {
      if (!mayBeShared(response)) return;
      kept.set(key, { headers: response.getHeaders(), body, since: now() });
      if (kept.size > pagesKept) kept.delete(kept.keys().next().value);
    });
    return false;
  };
}

function keyOf({ method, url, headers }) {
  if (method !== 'GET' || url.startsWith('/api/') || url.startsWith('/_next/')) return null;
  if (headers.rsc || headers.range || headers.authorization || headers['x-prerender-revalidate']) return null;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=')[0].trim());
  const harmless = loginPages.test(splitAddress(url).path) ? harmlessCookies : [...harmlessCookies, ...personalCookies];
  if (!cookies.every((name) => name === '' || harmless.includes(name))) return null;
  return `${acceptedEncoding({ headers })} ${url}`;
}

function mayBeShared(response) {
  const rule = String(response.getHeader('cache-control') ?? '');
  return response.statusCode === 200 && /\bs-maxage=[1-9]/.test(rule) && !response.hasHeader('set-cookie');
}

function answer({ headers, body }, request, response) {
  const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  const { 'transfer-encoding': _, ...rest } = headers;
  if (isKnown) response.writeHead(304, { etag: headers.etag, 'cache-control': headers['cache-control'] });
  else response.writeHead(200, { ...rest, 'content-length': body.length });
  response.end(isKnown ? undefined : body);
}

/** Hands over the whole body once it has been sent; nothing when it is too large. */
function watch(response, onWhole) {
  const { write, end } = response;
  const chunks = [];
  let size = 0;
  const take = (chunk, encoding) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
    const bytes =
      typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8') : chunk;
    size += bytes.length;
    if (size <= maxBytes) chunks.push(Buffer.from(bytes));
  };
  response.write = (chunk, ...rest) => {
    take(chunk, rest[0]);
    return write.call(response, chunk, ...rest);
  };
  response.end = (chunk, ...rest) => {
    take(chunk, rest[0]);
    const ended = end.call(response, chunk, ...rest);
    if (size <= maxBytes) onWhole(Buffer.concat(chunks));
    return ended;
  };
}
