// A plain module, for Next's configuration and the front (scripts/site) say the same.

/**
 * What every answer says, besides its Content-Security-Policy.
 * @param {string | undefined} siteUrl the site's own address
 * @returns {Record<string, string>}
 */
export function securityHeaders(siteUrl) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
