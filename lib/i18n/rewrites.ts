import { prefix, unprefixed } from './address-patterns';
import { innerPages } from './inner-pages';
import { defaultLocale } from './languages';

/** English pages live under `app/[locale]` as `en`, at addresses without a prefix. */
export const rewrites = {
  beforeFiles: innerPages.flatMap(({ path, inner, has }) => [
    { source: path, has, destination: `/${defaultLocale}${inner}` },
    { source: prefix + path, has, destination: `/:locale${inner}` },
  ]),
  afterFiles: [{ source: `/:path${unprefixed}`, destination: `/${defaultLocale}/:path` }],
  fallback: [],
};
