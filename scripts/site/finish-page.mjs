import { isHtml, withoutHeaders } from './head.mjs';
import { paintFirst } from './paint-first.mjs';
import { scriptHashes, starterHash } from './script-hashes.mjs';
import { styleHashes } from './style-hashes.mjs';

/** A page whose job is over, or whose content cannot be had now, says so: Next can answer 200 or 404 alone. */
const told = /<meta name="http-status" content="(410|503)"/;
/** Seconds after which whoever found nothing may ask again. */
const askAgain = { 'retry-after': '30', 'cache-control': 'no-store' };

/**
 * Gives a page what only its whole text allows: the status 410 or 503, its chunks after the first paint, and its scripts and
 * style attributes by hash in the Content-Security-Policy. Other answers pass as they come.
 */
export function finishPage(answer) {
  // The browser has the page, and the policy with its hashes.
  if (answer.status === 304) return withoutHeaders(answer, 'content-security-policy');
  if (!isHtml(answer)) return answer;
  // Each byte a sign: all that is looked for is ASCII, and nothing is decoded and encoded again.
  const html = answer.body.latin1Slice();
  const status = (answer.status === 200 && Number(told.exec(html)?.[1])) || answer.status;
  const headers = status === 503 ? { ...answer.headers, ...askAgain } : answer.headers;
  const body = paintFirst(answer.body, html);
  return { status, headers: allow(headers, html, body !== answer.body), body };
}

function allow(headers, html, isPaintedFirst) {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  const { hashes, refused } = scriptHashes(html);
  for (const script of refused)
    console.error(`site: a script without a hash: ${Buffer.from(script.slice(0, 80), 'latin1')}`);
  const allowed = policy
    .replace("script-src 'self'", ["script-src 'self'", ...hashes, ...(isPaintedFirst ? [starterHash] : [])].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styleHashes(html)].join(' '));
  return { ...headers, 'content-security-policy': allowed };
}
