'use client';
import { useAddressSearch } from '@/lib/browser/use-address-query';
import { doorOf, isKind } from '@/lib/contract/kind';
import { Link, usePathname } from '@/lib/i18n/navigation';

type NavigationLinkProps = {
  href: string;
  /** Where many stand in a row on a phone. */
  isTight?: boolean;
  children: React.ReactNode;
};

export function NavigationLink({ href, isTight = false, children }: NavigationLinkProps) {
  const [path = '', asked = ''] = href.split('?');
  const isThere = usePathname() === path;
  const search = useAddressSearch();
  const isCurrent = isThere && (search === null ? path !== '/listing' : doorAt(search) === doorAt(asked));
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${isTight ? 'px-2' : 'px-3 lg:px-2'} flex min-h-11 items-center whitespace-nowrap rounded-control font-semibold underline-offset-8 hover:bg-sage-soft aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-2`}
    >
      {children}
    </Link>
  );
}

/** The directory's doors share a path, and the server does not know which is asked for. */
export function doorAt(search: string) {
  return doorOf(new URLSearchParams(search).getAll('kind').filter(isKind));
}
