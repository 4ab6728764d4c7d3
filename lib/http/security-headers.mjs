// A plain module, for Next's configuration and the front (scripts/site) say the same.

/**
 * What every answer says, besides its Content-Security-Policy and `transportSecurity`.
 * @type {Record<string, string>}
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/**
 * What a site whose address begins with https says besides: come back by https only. The front asks at each start, so that
 * one build serves every address; a host without a front knows its address when it builds.
 * @param {string | undefined} siteUrl the site's own address
 * @returns {Record<string, string>}
 */
export function transportSecurity(siteUrl) {
  return siteUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {};
}
