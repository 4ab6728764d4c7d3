'use client';
import NextLink from 'next/link';
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from './languages';
import { shownPath } from './shown-path';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & { href: string };

/**
 * A link inside the site, in the page's language; what has none, another site's page or a file, stands as the provider
 * entered it. next-intl's own one weighs 3 kB more on every page.
 */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale();
  return <NextLink href={/^\/(?!api\/|Documents\/)/.test(href) ? localePath(locale, href) : href} {...rest} />;
}

/** The page's address without its language, the same on the server, which knows the inner one, and in the browser. */
export function usePathname(): string {
  return shownPath(useNextPathname());
}

export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return { push: (path: string) => router.push(localePath(locale, path)) };
}
