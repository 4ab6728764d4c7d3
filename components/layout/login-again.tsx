'use client';
import { useLocale } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { endedSessionPath } from '@/lib/sign-in/sign-in-paths';

type LoginAgainProps = { label: string; onLeave: () => void };

/** To the login and back to where one is, by way of what takes a dead cookie away. A whole load: nothing of the old session stays. */
export function LoginAgain({ label, onLeave }: LoginAgainProps) {
  const locale = useLocale();

  function onClick(event: React.MouseEvent<HTMLAnchorElement>) {
    onLeave();
    const here = window.location.pathname + window.location.search;
    event.currentTarget.href = endedSessionPath(locale, here);
  }

  return (
    <a href={endedSessionPath(locale, '/')} onClick={onClick} className={buttonStyle('primary')}>
      {label}
    </a>
  );
}
