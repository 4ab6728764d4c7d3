import {
  bearerName,
  choiceName,
  hintName,
  rememberedEmailName,
  secureBearerName,
} from '../../lib/http/cookie-names.mjs';
import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { acceptedEncoding } from './accepted-encoding.mjs';

/** Milliseconds a page is answered again as the same bytes: short enough that nobody sees old content for it. */
const freshFor = 2_000;
const pagesKept = 500;
const maxBytes = 512 * 1024;

/** Cookies that change no answer. With any other the page is Next's to choose: a language, a draft. */
const harmlessCookies = [choiceName, hintName];
/** Whoever is signed in sees the same shared pages, but for the login, which has nothing for them or fills in their email. */
const personalCookies = [bearerName, secureBearerName, rememberedEmailName];
const loginPages = /^\/(login-register[^?]*)?(\?|$)/;

/**
 * A shared cache of two seconds for pages that allow one (`s-maxage`). Next hashes and compresses even a static page for each
 * request; under load the same bytes go out again instead.
 */
export function sharedPages(now = Date.now) {
  const kept = new Map();
  let changes = 0;

  /** Once something was written: whoever wrote it sees it at once, and no page that was begun before is kept. */
  function forget() {
    changes += 1;
    kept.clear();
  }

  /** The place of one request's page, known by the request as it came. */
  function placeOf(request) {
    const key = keyOf(request);
    const begun = changes;
    return {
      /** True when the request was answered from here. */
      answer(response) {
        const page = key && kept.get(key);
        if (!page) return false;
        const isFresh = now() - page.since < freshFor;
        if (isFresh) send(page, request, response);
        else kept.delete(key);
        return isFresh;
      },
      keep(answer) {
        if (!key || begun !== changes || !mayBeShared(answer)) return;
        kept.set(key, { ...answer, since: now() });
        if (kept.size > pagesKept) kept.delete(kept.keys().next().value);
      },
    };
  }

  return { placeOf, forget };
}

function keyOf({ method, url, headers }) {
  if (method !== 'GET' || url.startsWith('/api/') || url.startsWith('/_next/')) return null;
  if (headers.rsc || headers.range || headers.authorization || headers['x-prerender-revalidate']) return null;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=')[0].trim());
  const isLogin = loginPages.test(splitAddress(url).path);
  const harmless = isLogin ? harmlessCookies : [...harmlessCookies, ...personalCookies];
  if (!cookies.every((name) => name === '' || harmless.includes(name))) return null;
  return `${acceptedEncoding({ headers })} ${url}`;
}

function mayBeShared({ status, headers, body }) {
  const rule = String(headers['cache-control'] ?? '');
  return status === 200 && body.length <= maxBytes && /\bs-maxage=[1-9]/.test(rule) && !('set-cookie' in headers);
}

function send({ headers, body }, request, response) {
  const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  if (isKnown) response.writeHead(304, { etag: headers.etag, 'cache-control': headers['cache-control'] });
  else response.writeHead(200, headers);
  response.end(isKnown ? undefined : body);
}
