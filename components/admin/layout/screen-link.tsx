'use client';
import { Link, usePathname } from '@/lib/i18n/navigation';

type ScreenLinkProps = {
  href: string;
  /** False marks it on the screens below its own, too. */
  isExact?: boolean;
  children: React.ReactNode;
};

export function ScreenLink({ href, isExact = false, children }: ScreenLinkProps) {
  const path = usePathname();
  const isBelow = !isExact && path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={path === href ? 'page' : isBelow ? 'true' : undefined}
      className="flex min-h-11 items-center rounded-control px-3 hover:bg-sage-soft aria-[current]:bg-sage aria-[current]:font-semibold forced-colors:aria-[current]:underline"
    >
      {children}
    </Link>
  );
}
