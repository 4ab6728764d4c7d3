import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { securityHeaders, transportSecurity } from './lib/http/security-headers.mjs';
// Relative, here and in the modules these import: Next resolves no alias beyond its configuration.
import { prefix } from './lib/i18n/address-patterns';
import { selections } from './lib/i18n/inner-pages';
import { redirects } from './lib/i18n/redirects';
import { rewrites } from './lib/i18n/rewrites';

// Vercel has no front, nor has a host that starts Next itself: SITE_FRONT=0 says so when it builds.
const hasFront = !process.env.VERCEL && process.env.SITE_FRONT !== '0';
// The front (scripts/site) adds the hashes of a page's own scripts and style attributes. Without it nobody does, and a page
// that is kept can carry no nonce.
const unsigned = hasFront ? '' : " 'unsafe-inline'";
const contentSecurityPolicy = [
  ...(process.env.NODE_ENV === 'production'
    ? [
        // What no other rule names.
        "default-src 'none'",
        `script-src 'self'${unsigned} https://www.youtube.com/iframe_api https://www.youtube.com/s/player/`,
        `style-src 'self'${unsigned}`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        // A picture that was chosen is looked at before it is sent.
        "connect-src 'self' blob:",
      ]
    : []),
  "frame-src 'self' https://www.openstreetmap.org https://www.google.com https://maps.google.com https://www.youtube-nocookie.com https://player.vimeo.com",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

const config: NextConfig = {
  poweredByHeader: false,
  // In development Next logs whole addresses; this one holds a key.
  logging: { incomingRequests: { ignore: [/\/(reset_password|confirm-email)/] } },
  reactStrictMode: true,
  images: { unoptimized: true },
  // Nobody's title is streamed behind the page: without script it would never reach the head.
  htmlLimitedBots: /.*/,
  // `npm run typecheck` is the one check of types; a build on a visitor's machine need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // What lib/share-image reads from the disk, for hosts that take only what a route is seen to need.
  outputFileTracingIncludes: {
    '/og/[locale]/[[...path]]': ['./public/illustrations/*.svg', './public/logo.svg', './public/opengraph.png'],
  },
  // Behind the front pages hold as long as what they show; a host without it has its own. Nobody else shows one that is
  // older than its minute: Next would let browsers and CDNs do so for a year, and ask again afterwards.
  ...(hasFront && { cacheHandler: path.resolve('scripts/site/next-pages.mjs'), expireTime: 60 }),
  experimental: {
    globalNotFound: true,
    // Pages are rendered at first request and kept in memory: a new start never shows an old database.
    isrFlushToDisk: false,
  },
  rewrites: async () => rewrites,
  redirects: async () => redirects,
  async headers() {
    return [
      // A selection is the same for everyone: caches may keep it a while, like the pages that are static.
      ...selections.map(({ path, has }) => ({
        source: `${prefix}?${path}`,
        has,
        headers: [{ key: 'Cache-Control', value: 'public, s-maxage=10' }],
      })),
      {
        source: '/:path*',
        headers: Object.entries({
          ...securityHeaders,
          ...(!hasFront && transportSecurity(process.env.SITE_URL)),
        }).map(([key, value]) => ({ key, value })),
      },
      // Files of visitors have a narrower one of their own.
      {
        source: '/((?!Documents/(?:appImages|papers)/).*)',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy.join('; ') }],
      },
      // Data, never a page.
      {
        source: '/api/:path*',
        headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }],
      },
      // Files of applicants: to be kept, and harmless where a browser shows one nevertheless.
      ...['/api/answers/files/:id', '/api/care/Response/files/:id'].map((source) => ({
        source,
        headers: [{ key: 'Content-Security-Policy', value: "sandbox; default-src 'none'; frame-ancestors 'none'" }],
      })),
      // The back office shows it at the widths of other screens.
      {
        source: `${prefix}?/adminPanel/look/:path*`,
        headers: [
          {
            key: 'Content-Security-Policy',
            value: contentSecurityPolicy.join('; ').replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
          },
        ],
      },
      // Made to be shown elsewhere.
      ...['/og/:path*', '/opengraph.png', '/api/open-referral/:path*'].map((source) => ({
        source,
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      })),
      // Its address holds a key, which no other site is told. 'no-referrer' would make `null` of its forms' Origin.
      ...[
        '/reset_password',
        '/form/status/:token',
        '/complaints/status/:token',
        '/interviews/:token',
        '/references/:token',
      ].map((page) => ({
        source: `${prefix}?${page}`,
        headers: [{ key: 'Referrer-Policy', value: 'same-origin' }],
      })),
    ];
  },
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './app/messages.ts',
  // Messages are compiled by the build: the browser gets no parser of them.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});
export default withNextIntl(config);
