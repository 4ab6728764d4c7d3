import { unknownContent } from '../../lib/http/content-state.mjs';
import {
  bearerName,
  choiceName,
  hintName,
  rememberedEmailName,
  secureBearerName,
} from '../../lib/http/cookie-names.mjs';
import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { acceptedEncoding } from './accepted-encoding.mjs';
import { briefPages } from './brief-pages.mjs';
import { keptPages } from './kept-pages.mjs';

const maxBytes = 512 * 1024;
/** Signs of an address whose page is kept, so that the names of kept pages stay small beside them. */
const longestAddress = 2_000;
/** Addresses known to answer what is nobody else's: who asks for them at once does not wait for one another. */
const unsharedKnown = 2_000;

const kept = Symbol('from what was kept');
/** What whoever waits for a page is told that is not for them: each makes their own, and none waits for another's. */
const notTheirs = Symbol('not theirs');

/** Whether this request was answered by a page that somebody else's made. */
export function isFromKept(response) {
  return response[kept] === true;
}

/** Cookies that change no answer. With any other the page is Next's to choose: a language, a draft. */
const harmlessCookies = [choiceName, hintName];
/** Whoever is signed in sees the same shared pages, but for the login, which has nothing for them or fills in their email. */
const personalCookies = [bearerName, secureBearerName, rememberedEmailName];
const loginPages = /^\/(login-register[^?]*)?(\?|$)/;

/**
 * A shared cache for pages that allow one (`s-maxage`). A page is kept under the state of all content it shows, and answered
 * again until that is another one; where the state cannot be known, for two seconds. It is made once, however many ask.
 * @param {{ now?: () => number, state?: ReturnType<typeof import('./content-state.mjs').watchContentState> | null, pages?: ReturnType<typeof keptPages>, countAsked?: (address: string) => void }} settings
 *   `countAsked` is told the address of each shared page that was asked for
 */
export function sharedPages({ now = Date.now, state = null, pages = keptPages(), countAsked } = {}) {
  const brief = briefPages(now);
  const store = storeOf(brief, pages, state);
  const making = pagesInMaking();
  const unshared = new Set();
  let changes = 0;

  /** Once something was written: whoever wrote it sees it at once. What it did not change is told by the state alone. */
  function forget() {
    changes += 1;
    brief.clear();
    state?.renew();
  }

  /** The place of one request's page, known by the request as it came. */
  function placeOf(request) {
    const key = keyOf(request);
    const tags = new Set();
    const cameAfter = changes;
    let begun = changes;
    let snapshot = null;
    let settle = () => {};
    let hasWaitedInVain = false;

    function begin() {
      if (key && !unshared.has(key)) settle = making.begin(key, changes);
    }

    function give(page, response) {
      if (!isGone(page)) countAsked?.(request.url);
      response[kept] = true;
      send(page, request, response);
      return true;
    }

    return {
      /** Where the tags of what the page shows are noted. */
      tags,
      /** True when the request was answered from here; otherwise this request makes the page. */
      async answer(response) {
        const page = await findOr(begin, key, { store, making, unshared, state, cameAfter });
        hasWaitedInVain = page === notTheirs;
        return Boolean(page) && !hasWaitedInVain && give(page, response);
      },
      /** Told when the page is to be begun, which may be long after `answer`. True where others had made it meanwhile. */
      async start(response) {
        snapshot = (await state?.ready()) ?? null;
        begun = changes;
        const page = hasWaitedInVain && (await store.find(key, snapshot));
        return Boolean(page) && give(page, response);
      },
      /** Told when the answer's head is known, and when nothing comes of it. */
      expect(head) {
        if (key && !mayBeShared(head)) {
          if (head.status === 200) unshared.add(key);
          if (unshared.size > unsharedKnown) unshared.delete(unshared.values().next().value);
          // Whoever has no page yet gets another answer than 304.
          settle(head.status === 304 ? null : notTheirs);
        }
      },
      /** Whoever waits asks anew: the first of them makes it, for whoever was to has left. */
      giveUp: () => settle(null),
      refuse: () => settle(notTheirs),
      /** What lacks content that could not be read, or shows what it was, is nobody's for long. */
      shorten(answer) {
        if (!tags.has(unknownContent) || !mayBeShared(answer)) return answer;
        return { ...answer, headers: { ...answer.headers, 'cache-control': 's-maxage=2' } };
      },
      /** Whoever waits for it gets it in any case, for they asked before it was made. */
      keep(answer) {
        const { status, headers, body } = answer;
        if (!key || !(mayBeShared(answer) || isGone(answer))) return settle(notTheirs);
        const version = snapshot && tags.size > 0 ? state.versionOf([...tags], snapshot) : null;
        // Its version tells whether a write since has changed it; of one without any nobody knows.
        const mayBeKept = (version !== null || begun === changes) && status === 200 && body.length <= maxBytes;
        if (!mayBeKept) return settle({ status, headers, body, version: null });
        const page = { headers, body, tags: [...tags], version };
        store.keep(key, page);
        countAsked?.(request.url);
        unshared.delete(key);
        settle(page);
      },
    };
  }

  return { placeOf, forget };
}

/** The page, where it is there or somebody else makes it; null or `notTheirs` where this request is to make it. */
async function findOr(begin, key, { store, making, unshared, state, cameAfter }) {
  for (;;) {
    const known = (await state?.ready()) ?? null;
    const page = key && (await store.find(key, known));
    if (page) return page;
    const other = key && !unshared.has(key) && making.get(key);
    const isOfBefore = other && other.begun < cameAfter;
    // At once, that no two begin.
    if (!other || (isOfBefore && !known)) {
      begin();
      return null;
    }
    const made = await other.page;
    if (made === notTheirs) return made;
    // What was begun before a write is looked for among what is kept: it is there, if it still holds.
    if (made && !isOfBefore) return made;
  }
}

/** Pages by the state of what they show, or for a moment where nobody knows it. */
function storeOf(brief, pages, state) {
  return {
    /** The page as it is in the state that is `known` to who asks. */
    async find(key, known) {
      const isCurrent = ({ tags, version }) => state.versionOf(tags, known) === version;
      return brief.get(key) ?? (known && pages.get(key, isCurrent));
    },
    keep(key, page) {
      if (page.version === null) brief.set(key, page);
      else pages.set(key, page);
    },
  };
}

/** The pages that somebody makes now, for whoever waits for them. */
function pagesInMaking() {
  const making = new Map();
  return {
    get: (key) => making.get(key),
    /**
     * @param {number} begun after so many changes
     * @returns what is told the page once it is made, null when nothing comes of it, or `notTheirs`
     */
    begin(key, begun) {
      const { promise, resolve } = withResolvers();
      const one = { page: promise, begun };
      making.set(key, one);
      return (page) => {
        if (making.get(key) === one) making.delete(key);
        resolve(page);
      };
    },
  };
}

function withResolvers() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function keyOf({ method, url, headers }) {
  if (url.length > longestAddress) return null;
  if (method !== 'GET' || url.startsWith('/api/') || url.startsWith('/_next/')) return null;
  if (headers.rsc || headers.range || headers.authorization || headers['x-prerender-revalidate']) return null;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=')[0].trim());
  const isLogin = loginPages.test(splitAddress(url).path);
  const harmless = isLogin ? harmlessCookies : [...harmlessCookies, ...personalCookies];
  if (!cookies.every((name) => name === '' || harmless.includes(name))) return null;
  return `${acceptedEncoding({ headers })} ${url}`;
}

function mayBeShared({ status, headers }) {
  const rule = String(headers['cache-control'] ?? '');
  return status === 200 && /\bs-maxage=[1-9]/.test(rule) && !('set-cookie' in headers);
}

/** What the page's own text says of itself, under a head that Next lets everybody share. */
function isGone({ status, headers }) {
  return (status === 410 || status === 503) && !('set-cookie' in headers);
}

function send({ status = 200, headers: made, body, version }, request, response) {
  // RFC 9211: it holds by its content, not by its age.
  const headers = version === null ? made : { ...made, 'cache-status': 'site; hit' };
  const isKnown = status === 200 && headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  if (isKnown) response.writeHead(304, { etag: headers.etag, 'cache-control': headers['cache-control'] });
  else response.writeHead(status, headers);
  response.end(isKnown ? undefined : body);
}
