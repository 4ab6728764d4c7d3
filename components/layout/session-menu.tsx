'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSessionHint } from '@/lib/browser/session';
import { Link } from '@/lib/i18n/navigation';
import { spokenName } from '@/lib/sign-in/made-up-name';
import { LogOutForm } from './log-out-form';

const entry = 'flex min-h-11 items-center rounded-control px-3 text-start font-semibold hover:bg-sage-soft';
const item = `${entry} w-full`;

type SessionMenuProps = {
  /** Opens over the page, or stands open in a menu that is open already. */
  isFolded: boolean;
};

/** 'Log in', or whose session it is. Pages are static: this leaf alone looks at the session's hint. */
export function SessionMenu({ isFolded }: SessionMenuProps) {
  const t = useTranslations('Client.session');
  const hint = useSessionHint();
  if (!hint) {
    return (
      <Link href="/login-register" prefetch={false} className={isFolded ? `${entry} whitespace-nowrap` : item}>
        {t('login')}
      </Link>
    );
  }
  const name = spokenName(hint);
  const welcome = name ? t('welcome', { name }) : t('account');
  const links = (
    <>
      <li>
        <Link href="/profiles" prefetch={false} className={item}>
          {t('profile')}
        </Link>
      </li>
      <li>
        <Link href="/usersdashboard" prefetch={false} className={item}>
          {t('dashboard')}
        </Link>
      </li>
      {hint.isStaff && (
        <li>
          <Link href="/adminPanel" prefetch={false} className={item}>
            {t('admin')}
          </Link>
        </li>
      )}
      <li>
        <LogOutForm label={t('logOut')} pendingLabel={t('loggingOut')} className={item} />
      </li>
    </>
  );
  if (!isFolded) {
    return (
      <nav aria-label={t('account')}>
        <p className="px-3 pt-2 text-muted" dir="auto">
          {welcome}
        </p>
        <ul className="grid gap-1">{links}</ul>
      </nav>
    );
  }
  return (
    <details className="relative" data-folds-away data-close-on-navigation>
      <summary className={`${entry} list-none gap-1 [&::-webkit-details-marker]:hidden`}>
        <span className="max-w-72 truncate" dir="auto" title={welcome}>
          {welcome}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </summary>
      <nav
        aria-label={t('account')}
        className="absolute end-0 top-full z-40 mt-1 min-w-56 rounded-card border border-line bg-surface p-2 shadow-raised"
      >
        <ul className="grid gap-1">{links}</ul>
      </nav>
    </details>
  );
}
