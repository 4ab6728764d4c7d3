/** Next 16.4 names the target twice where a page that it keeps leads on. */
export function isKeptRedirect({ status, headers }) {
  return status === 308 && /\bs-maxage=/.test(String(headers['cache-control'] ?? ''));
}

/**
 * A page that leads on for good may be one again: browsers, which would keep a 308 for ever, ask first.
 * @template {import('./with-whole-body.mjs').Answer} A
 * @param {A} answer
 */
export function finishRedirect(answer) {
  const { location, 'cache-control': rule, ...headers } = answer.headers;
  const [target] = [location].flat();
  return {
    ...answer,
    headers: { ...headers, location: target, 'cache-control': `${rule}, max-age=0, must-revalidate` },
  };
}
