import { redirectKey, redirectKeys } from '../../lib/contract/redirect-key.mjs';
import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { withoutHeaders } from './head.mjs';

/** What the list of redirects is made of. */
const tags = ['redirects', 'pages'];
/** Milliseconds. */
const patience = 5_000;
const tellAfter = 5_000;
/** Bytes: 50,000 redirects. */
const mostBytes = 32 * 1024 * 1024;
/** Addresses counted between two tellings. */
const mostCounted = 1_000;
const longestMissed = 200;

/** How WordPress calls a post of its own where it has no other address: a page of ours answers there. */
const postNumber = /^\/\?(?:.*&)?(?:p|page_id)=\d/;
/** Asked for by whoever tries doors, or with a key in the address that is nobody's business. */
const untold =
  /@|\/\.|\/wp-(?:admin|login|includes|json|cron|config)|xmlrpc\.php|cgi-bin|phpmyadmin|^\/(?:form|preview|newsletter|alerts|adminpanel|applynow2|api|_next|og|reset_password|confirm-email)(?:\/|$)|[^/]{60}/;

/**
 * Where addresses lead on that have no page, as staff of the care API say, and what was asked for in vain. All of them are
 * known here, and asked for anew once they have changed, when somebody next needs one.
 * @param {{ ask: ReturnType<typeof import('./care-api-line.mjs').careApiLine>, state: Pick<ReturnType<typeof import('./content-state.mjs').watchContentState>, 'ready' | 'versionOf'> }} settings
 */
export function siteRedirects({ ask, state }) {
  let known = new Map();
  let version = null;
  let loading = null;
  const counts = askedCounts((tells) => ask('redirects/asked', { patience, tells }));

  async function load(now) {
    const ways = await ask('redirects', { patience, mostBytes });
    known = new Map((Array.isArray(ways) ? ways : []).map((way) => [way.from, way]));
    version = now;
  }

  async function current() {
    await state.ready();
    const now = state.versionOf(tags);
    if (now !== null && now !== version) {
      // Where it cannot be had, what was known goes on.
      loading ??= load(now)
        .catch(() => {})
        .finally(() => {
          loading = null;
        });
      await loading;
    }
    return known;
  }

  return {
    /** Where an address leads; null for one that leads nowhere. Who follows it is counted. */
    async lead(address) {
      const ways = await current();
      const { prefix, path } = splitAddress(address);
      const found = find(ways, address) ?? (prefix === '' ? null : find(ways, path, prefix));
      if (!found || found.to === address) return null;
      if (found.id !== null) counts.led(found.id);
      return found.to;
    },
    /** There is neither a page nor a redirect. */
    miss(address) {
      const path = redirectKey(splitAddress(address).path.split('?', 1)[0]);
      if (path !== null && path.length <= longestMissed && !untold.test(path)) counts.missed(path);
    },
    tell: counts.tell,
  };
}

/** Whether an address is to be looked up before a page is: of a post by its number alone. */
export function isPostNumber({ method, url }) {
  return url.startsWith('/?') && ['GET', 'HEAD'].includes(method) && postNumber.test(url);
}

/**
 * What leads on may lead elsewhere tomorrow: browsers, which would keep a 308 for ever, ask first.
 * @template {import('./with-whole-body.mjs').Answer} A
 * @param {A} answer of Next, to the same request
 * @param {string} location
 */
export function leadOn(answer, location) {
  const names = [
    'content-type',
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'etag',
    'refresh',
    'vary',
    'link',
  ];
  const { headers } = withoutHeaders(answer, ...names);
  return {
    status: 308,
    headers: { ...headers, location, 'cache-control': 'public, max-age=0, must-revalidate' },
    body: Buffer.alloc(0),
  };
}

function find(ways, address, prefix = '') {
  for (const key of redirectKeys(address)) {
    const way = ways.get(key);
    if (way) return { id: way.id, to: withQuery(inLanguage(way.to, prefix), key.includes('?') ? '' : address) };
  }
  return null;
}

/** A page of ours in the language of the address that was asked for. */
function inLanguage(to, prefix) {
  const isPage = to.startsWith('/') && !to.startsWith('/Documents/') && splitAddress(to).prefix === '';
  return isPage ? prefix + (to === '/' && prefix ? '' : to) : to;
}

/** What stood behind the path goes along to a page of ours that is asked for nothing else. */
function withQuery(to, address) {
  const at = address.indexOf('?');
  if (at === -1 || !to.startsWith('/') || to.includes('?')) return to;
  const [path, part] = to.split('#');
  return `${path}${address.slice(at)}${part === undefined ? '' : `#${part}`}`;
}

/** Counts that are told now and then; a telling that fails is made with the next one. */
function askedCounts(tell) {
  const led = new Map();
  const missed = new Map();
  let timer = null;

  function count(counts, key, times = 1) {
    if (counts.size >= mostCounted && !counts.has(key)) return;
    counts.set(key, (counts.get(key) ?? 0) + times);
    timer ??= setTimeout(tellAll, tellAfter).unref();
  }

  async function tellAll() {
    clearTimeout(timer);
    timer = null;
    if (led.size + missed.size === 0) return;
    const told = [new Map(led), new Map(missed)];
    led.clear();
    missed.clear();
    try {
      await tell({
        led: [...told[0]].map(([id, times]) => ({ id, count: times })),
        missed: [...told[1]].map(([path, times]) => ({ path, count: times })),
      });
    } catch {
      for (const [id, times] of told[0]) count(led, id, times);
      for (const [path, times] of told[1]) count(missed, path, times);
    }
  }

  return { led: (id) => count(led, id), missed: (path) => count(missed, path), tell: tellAll };
}
