'use client';
import { useLocale } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { defaultLocale, isLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

type LoginAgainProps = { label: string; onLeave: () => void };

/** To the login and back to where one is. A whole load: everything behind it belongs to the old session. */
export function LoginAgain({ label, onLeave }: LoginAgainProps) {
  const locale = useLocale();

  function onClick(event: React.MouseEvent<HTMLAnchorElement>) {
    onLeave();
    const here = window.location.pathname + window.location.search;
    event.currentTarget.href = loginPath(isLocale(locale) ? locale : defaultLocale, { returnUrl: here });
  }

  return (
    <a href={loginPath(isLocale(locale) ? locale : defaultLocale)} onClick={onClick} className={buttonStyle('primary')}>
      {label}
    </a>
  );
}
