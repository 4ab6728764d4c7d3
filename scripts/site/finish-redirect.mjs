import { securityHeaders } from '../../lib/http/security-headers.mjs';

/** What an answer without a text says besides where it leads. */
export const policies = Object.fromEntries(
  Object.entries({
    ...securityHeaders,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  }).map(([name, value]) => [name.toLowerCase(), value]),
);

/**
 * A redirect says what other answers say, which Next leaves out where it takes a slash away. A page that leads on for good
 * may be one again: browsers, which would keep a 308 for ever, ask first.
 * @template {import('./with-whole-body.mjs').Answer} A
 * @param {A} answer
 */
export function finishRedirect(answer) {
  const { location, 'cache-control': rule, ...headers } = { ...policies, ...answer.headers };
  // Next 16.4 names the target twice where a page that it keeps leads on.
  const [target] = [location].flat();
  const isKept = /\bs-maxage=/.test(String(rule ?? ''));
  const keep = isKept ? `${rule}, max-age=0, must-revalidate` : rule;
  return { ...answer, headers: { ...headers, location: target, ...(keep && { 'cache-control': keep }) } };
}
