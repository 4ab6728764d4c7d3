'use client';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { Link } from '@/lib/i18n/navigation';

const cookieName = 'cookie-choice';
const sixMonths = 60 * 60 * 24 * 182;
export const openCookieSettings = 'open-cookie-settings';

const policies = [
  { key: 'policy', href: '/cookie-policy' },
  { key: 'privacy', href: '/privacy-policy' },
  { key: 'terms', href: '/terms-condition' },
] as const;

/** Both answers in one row of a phone. */
const choice = 'max-sm:grow max-sm:px-3';

/** Opt-out covers our own preferences and statistics; nothing third-party loads before a click that says so. */
export function CookieBanner() {
  const t = useTranslations('Client.cookies');
  const isOpen = useSyncExternalStore(subscribe, isUndecided, () => false);
  if (!isOpen) return null;
  return (
    <section
      aria-label={t('title')}
      className="no-print sticky bottom-14 z-40 border-line border-t bg-surface shadow-raised lg:bottom-0"
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-4 max-sm:gap-y-1.5 max-sm:py-2.5">
        <div className="min-w-64 flex-1 text-sm">
          <p>{t('text')}</p>
          <ul className="flex flex-wrap gap-x-5 max-sm:gap-x-3 max-sm:text-[0.8125rem]">
            {policies.map(({ key, href }) => (
              <li key={key}>
                <Link href={href} prefetch={false} className="link inline-flex min-h-8 items-center">
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex grow flex-wrap gap-3 sm:grow-0">
          <button type="button" className={`${buttonStyle('primary')} ${choice}`} onClick={() => decide('all')}>
            {t('accept')}
          </button>
          <button type="button" className={`${buttonStyle('secondary')} ${choice}`} onClick={() => decide('necessary')}>
            {t('refuse')}
          </button>
        </div>
      </div>
    </section>
  );
}

let reopened = false;
const listeners = new Set<() => void>();

function isUndecided(): boolean {
  return reopened || readCookie(cookieName) === null;
}

function subscribe(listener: () => void): () => void {
  function onOpen() {
    reopened = true;
    listener();
  }
  listeners.add(listener);
  window.addEventListener(openCookieSettings, onOpen);
  return () => {
    listeners.delete(listener);
    window.removeEventListener(openCookieSettings, onOpen);
  };
}

function decide(choice: 'all' | 'necessary') {
  writeCookie(cookieName, choice, { maxAge: sixMonths });
  reopened = false;
  for (const listener of listeners) listener();
}
