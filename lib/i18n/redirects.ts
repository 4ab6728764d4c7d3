import { bearerName, languageName, secureBearerName } from '../http/cookie-names.mjs';
import { prefix, unprefixedPage } from './address-patterns';
import { defaultLocale, languageOf, localePath, prefixedLocales } from './languages';

/** Whoever is signed in has no use for the login: on to their own pages. */
const pastTheLogin = [bearerName, secureBearerName].flatMap((key) =>
  ['/', '/login-register', '/login-register/:tab(register|forgot)'].flatMap((path) => {
    const has = [{ type: 'cookie' as const, key }];
    return [
      { source: path, has, destination: '/adminPanel', permanent: false },
      { source: prefix + (path === '/' ? '' : path), has, destination: '/:locale/adminPanel', permanent: false },
    ];
  }),
);

const toChosenLanguage = prefixedLocales.map((locale) => ({
  source: `/:path${unprefixedPage}`,
  has: [{ type: 'cookie' as const, key: languageName, value: languageOf(locale).code }],
  destination: localePath(locale, '/:path'),
  permanent: false,
}));

export const redirects = [
  // By itself the one below would lead to an address of nothing, which is the one that was asked for.
  { source: `/${defaultLocale}`, destination: '/', permanent: true },
  { source: `/${defaultLocale}/:path*`, destination: '/:path*', permanent: true },
  // What people type.
  { source: '/login', destination: '/login-register', permanent: true },
  { source: `${prefix}/login`, destination: '/:locale/login-register', permanent: true },
  { source: '/adminPanel/:import(imports?)', destination: '/adminPanel/listings/import', permanent: true },
  {
    source: `${prefix}/adminPanel/:import(imports?)`,
    destination: '/:locale/adminPanel/listings/import',
    permanent: true,
  },
  ...pastTheLogin,
  { source: '/blog-details', destination: '/blog', permanent: true },
  { source: `${prefix}/blog-details`, destination: '/:locale/blog', permanent: true },
  ...toChosenLanguage,
];
