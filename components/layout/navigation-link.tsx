'use client';
import { Link, usePathname } from '@/lib/i18n/navigation';

type NavigationLinkProps = { href: string; children: React.ReactNode };

export function NavigationLink({ href, children }: NavigationLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center whitespace-nowrap rounded-control px-3 font-semibold lg:px-2 underline-offset-8 hover:bg-sage-soft aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-2"
    >
      {children}
    </Link>
  );
}
