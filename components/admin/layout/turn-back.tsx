'use client';
import { Link } from '@/lib/i18n/navigation';

/** Leads to the screen that wanted the password; where the way came from there, back to it as it was left. */
export function TurnBack({ href, label }: { href: string; label: string }) {
  function onClick(event: React.MouseEvent<HTMLAnchorElement>) {
    if (!URL.canParse(document.referrer)) return;
    const from = new URL(document.referrer);
    if (from.origin !== location.origin || from.pathname !== event.currentTarget.pathname) return;
    event.preventDefault();
    history.back();
  }
  return (
    <Link href={href} prefetch={false} onClick={onClick} className="link inline-flex min-h-11 items-center">
      {label}
    </Link>
  );
}
