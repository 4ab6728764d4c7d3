import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

/** English pages live under `app/[locale]` as `en`, at addresses without a prefix. */
const unprefixed = '((?!en(?:/|$)|ar(?:/|$)|api/|_next/|Documents/|og/).*)';
/** The same, without files and feeds. */
const unprefixedPage = '((?!en(?:/|$)|ar(?:/|$)|api/|_next/|Documents/|og/|feed(?:/|$))[^.]*)';
/** Pages a query with one of these asks for a selection of: rendered per request, all else of the site is static. */
const selections = [
  {
    path: '/listing',
    inner: '/listing/results',
    keys: ['q', 'category', 'location', 'city', 'filter', 'sort', 'page'],
  },
  { path: '/blog', inner: '/blog/results', keys: ['q', 'category', 'page'] },
  { path: '/blog-details-user-view/:id', inner: '/blog-details-user-view/:id/comments', keys: ['comments'] },
].flatMap(({ keys, ...page }) => keys.map((key) => ({ ...page, has: [{ type: 'query' as const, key }] })));

/** Pages of the login that have something to say to one visitor; all others are static. */
const signInPages = [
  ...['returnUrl', 'notice', 'problem'].map((key) => ({ type: 'query' as const, key })),
  { type: 'cookie' as const, key: 'remembered-email' },
].flatMap((one) => [
  { path: '/login-register', inner: '/login-register/now/login', has: [one] },
  { path: '/login-register/:tab(register|forgot)', inner: '/login-register/now/:tab', has: [one] },
]);
const sessionCookies = ['Bearer', '__Host-Bearer'];

const contentSecurityPolicy = [
  ...(process.env.NODE_ENV === 'production'
    ? [
        "default-src 'self'",
        // The front (scripts/site) puts the hashes of a page's own scripts in place of 'unsafe-inline'.
        "script-src 'self' 'unsafe-inline' https://www.youtube.com/iframe_api https://www.youtube.com/s/player/",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        // A picture that was chosen is looked at before it is sent.
        "connect-src 'self' blob:",
      ]
    : []),
  'frame-src https://www.openstreetmap.org https://www.google.com https://maps.google.com https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

const config: NextConfig = {
  poweredByHeader: false,
  // In development Next logs whole addresses; this one holds a key.
  logging: { incomingRequests: { ignore: [/\/reset_password/] } },
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
  experimental: {
    globalNotFound: true,
    // Pages are rendered at first request and kept in memory: a new start never shows an old database.
    isrFlushToDisk: false,
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...[...selections, ...signInPages].flatMap(({ path, inner, has }) => [
          { source: path, has, destination: `/en${inner}` },
          { source: `/ar${path}`, has, destination: `/ar${inner}` },
        ]),
        { source: '/form', has: [{ type: 'cookie', key: 'call-back-draft' }], destination: '/en/form/problem' },
        { source: '/ar/form', has: [{ type: 'cookie', key: 'call-back-draft' }], destination: '/ar/form/problem' },
        { source: '/contact', has: [{ type: 'cookie', key: 'call-back-draft' }], destination: '/en/contact/problem' },
        {
          source: '/ar/contact',
          has: [{ type: 'cookie', key: 'call-back-draft' }],
          destination: '/ar/contact/problem',
        },
      ],
      afterFiles: [{ source: `/:path${unprefixed}`, destination: '/en/:path' }],
      fallback: [],
    };
  },
  async redirects() {
    return [
      { source: '/en/:path*', destination: '/:path*', permanent: true },
      // Whoever is signed in has no use for the login: on to their own pages.
      ...sessionCookies.flatMap((key) =>
        ['/', '/login-register', '/login-register/:tab(register|forgot)'].flatMap((source) => [
          { source, has: [{ type: 'cookie' as const, key }], destination: '/adminPanel', permanent: false },
          {
            source: source === '/' ? '/ar' : `/ar${source}`,
            has: [{ type: 'cookie' as const, key }],
            destination: '/ar/adminPanel',
            permanent: false,
          },
        ]),
      ),
      { source: '/blog-details', destination: '/blog', permanent: true },
      { source: '/ar/blog-details', destination: '/ar/blog', permanent: true },
      // The language a visitor chose, on addresses that name none.
      {
        source: `/:path${unprefixedPage}`,
        has: [{ type: 'cookie', key: 'lang', value: 'AE' }],
        destination: '/ar/:path',
        permanent: false,
      },
    ];
  },
  async headers() {
    return [
      // A selection is the same for everyone: caches may keep it a while, like the pages that are static.
      ...selections.map(({ path, has }) => ({
        source: `/:locale(ar)?${path}`,
        has,
        headers: [{ key: 'Cache-Control', value: 'public, s-maxage=10, stale-while-revalidate=60' }],
      })),
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
          ...(process.env.SITE_URL?.startsWith('https:')
            ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
            : []),
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
          {
            key: 'Content-Security-Policy',
            value: contentSecurityPolicy.join('; '),
          },
        ],
      },
      // Made to be shown elsewhere.
      ...['/og/:path*', '/opengraph.png'].map((source) => ({
        source,
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      })),
      // Its address holds a key; no other page and no log is told.
      { source: '/:locale(ar)?/reset_password', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    ];
  },
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are compiled by the build: the browser gets no parser of them.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});
export default withNextIntl(config);
