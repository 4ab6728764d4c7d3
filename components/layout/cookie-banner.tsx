'use client';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { forgetLanguage } from '@/lib/browser/remembered-language';
import { choiceName } from '@/lib/http/cookie-names.mjs';
import { Link } from '@/lib/i18n/navigation';

const sixMonths = 60 * 60 * 24 * 182;
export const openCookieSettings = 'open-cookie-settings';

const policies = [
  { key: 'policy', href: '/cookie-policy' },
  { key: 'privacy', href: '/privacy-policy' },
  { key: 'terms', href: '/terms-condition' },
] as const;

/** A line in the flow, above the footer: it covers no field and no answer. Nothing here waits for a yes. */
export function CookieBanner() {
  const t = useTranslations('Client.cookies');
  const isOpen = useSyncExternalStore(subscribe, isUndecided, () => false);
  if (!isOpen) return null;
  return (
    <section
      ref={reopened ? goTo : undefined}
      tabIndex={-1}
      data-for-visitors
      aria-label={t('title')}
      className="no-print mt-16 -mb-16 border-line border-t bg-surface text-sm"
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="min-w-64 flex-1">
          <p>{t('text')}</p>
          <ul className="flex flex-wrap gap-x-5">
            {policies.map(({ key, href }) => (
              <li key={key}>
                <Link href={href} prefetch={false} className="link inline-flex min-h-11 items-center">
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonStyle('secondary')} onClick={() => decide('all')}>
            {t('accept')}
          </button>
          <button type="button" className={buttonStyle('secondary')} onClick={() => decide('necessary')}>
            {t('refuse')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Whoever asked for it is led to it. */
function goTo(note: HTMLElement | null) {
  note?.focus();
}

let reopened = false;
const listeners = new Set<() => void>();

function isUndecided(): boolean {
  return reopened || readCookie(choiceName) === null;
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
  writeCookie(choiceName, choice, { maxAge: sixMonths });
  if (choice === 'necessary') forgetLanguage();
  reopened = false;
  for (const listener of listeners) listener();
}
