// A plain module, for Next's configuration and the front (scripts/site) say the same.

/**
 * What every answer says, besides its Content-Security-Policy.
 * @param {string | undefined} siteUrl the site's own address
 * @returns {Record<string, string>}
 */
export function securityHeaders(siteUrl) {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(siteUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}
