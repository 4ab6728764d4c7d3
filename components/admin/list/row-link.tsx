import { Link } from '@/lib/i18n/navigation';

type RowLinkProps = { href: string; name: string; isQuickEdit?: boolean; children: React.ReactNode };

/** A thing to do with one row, whose name is said to those who do not see where it stands. */
export function RowLink({ href, name, isQuickEdit = false, children }: RowLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={!isQuickEdit}
      {...(isQuickEdit && { 'data-quick-edit': true })}
      className="link min-h-8 py-1"
    >
      {children}
      <span className="sr-only"> {name}</span>
    </Link>
  );
}
