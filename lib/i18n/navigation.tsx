'use client';
import NextLink from 'next/link';
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath, locales } from './languages';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & { href: string };

/** A link inside the site, in the page's language. next-intl's own one weighs 3 kB more on every page. */
export function Link({ href, ...rest }: LinkProps) {
  return <NextLink href={localePath(useLocale(), href)} {...rest} />;
}

/** The page's address without its language, the same on the server, where English has a prefix, and in the browser. */
export function usePathname(): string {
  const path = useNextPathname();
  const [, first = '', ...rest] = path.split('/');
  const bare = locales.some((locale) => locale === first) ? `/${rest.join('/')}` : path;
  // Rewritten pages have an inner address too; `/listing` is the one people see.
  return bare
    .replace(/^\/(listing|blog)\/results$/, '/$1')
    .replace(/^(\/blog-details-user-view\/[^/]+)\/comments$/, '$1')
    .replace(/^\/(form|contact)\/problem$/, '/$1');
}

export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return { push: (path: string) => router.push(localePath(locale, path)) };
}
