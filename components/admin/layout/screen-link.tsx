'use client';
import { Link, usePathname } from '@/lib/i18n/navigation';

type ScreenLinkProps = {
  href: string;
  /** It is marked on the pages below its own too, but for those below these others. */
  except?: readonly string[];
  /** That leads here behind g. */
  letter?: string | undefined;
  children: React.ReactNode;
};

export function ScreenLink({ href, except = [], letter, children }: ScreenLinkProps) {
  const path = usePathname();
  const isIn = (screen: string) => path === screen || path.startsWith(`${screen}/`);
  const isBelow = isIn(href) && !except.some((other) => other.startsWith(`${href}/`) && isIn(other));
  return (
    <Link
      href={href}
      prefetch={false}
      data-go={letter}
      aria-current={path === href ? 'page' : isBelow ? 'true' : undefined}
      className="flex min-h-11 items-center rounded-control px-3 hover:bg-sage-soft aria-[current]:bg-sage aria-[current]:font-semibold forced-colors:aria-[current]:underline"
    >
      {children}
    </Link>
  );
}
