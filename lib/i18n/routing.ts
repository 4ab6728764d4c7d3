import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './languages';

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  // The stored choice is the spec's `lang`, kept by the language switcher.
  localeCookie: false,
  localeDetection: false,
});
