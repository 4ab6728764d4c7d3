'use client';
import { ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { choiceName } from '@/lib/http/cookie-names.mjs';
import { Link } from '@/lib/i18n/navigation';

const sixMonths = 60 * 60 * 24 * 182;
export const openCookieSettings = 'open-cookie-settings';

const policies = [
  { key: 'policy', href: '/cookie-policy' },
  { key: 'privacy', href: '/privacy-policy' },
  { key: 'terms', href: '/terms-condition' },
] as const;

/** Short on a phone, where the answer to what was asked needs the room. */
const choice = 'max-sm:px-3 max-sm:text-sm';

/** Opt-out covers our own preferences and statistics; nothing third-party loads before a click that says so. */
export function CookieBanner() {
  const t = useTranslations('Client.cookies');
  const isOpen = useSyncExternalStore(subscribe, isUndecided, () => false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (!isOpen) return null;
  return (
    <section
      data-for-visitors
      aria-label={t('title')}
      className="no-print sticky bottom-14 z-40 border-line border-t bg-surface shadow-raised xl:bottom-0"
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-4 max-sm:gap-2 max-sm:py-1.5">
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls="about-cookies"
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="flex min-h-11 min-w-24 flex-1 items-center gap-1.5 text-start text-[0.8125rem] leading-tight sm:hidden"
        >
          <span className="underline underline-offset-2">{t('short')}</span>
          <ChevronUp aria-hidden className={`size-4 shrink-0 ${isUnfolded ? 'rotate-180' : ''}`} />
        </button>
        <div
          id="about-cookies"
          className={`min-w-64 flex-1 text-sm max-sm:basis-full ${isUnfolded ? '' : 'max-sm:hidden'}`}
        >
          <p>{t('text')}</p>
          <ul className="flex flex-wrap gap-x-5">
            {policies.map(({ key, href }) => (
              <li key={key}>
                <Link href={href} prefetch={false} className="link inline-flex min-h-8 items-center max-sm:min-h-11">
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex gap-3 max-sm:gap-2">
          <button type="button" className={`${buttonStyle('primary')} ${choice}`} onClick={() => decide('all')}>
            <span className="sm:hidden">{t('acceptShort')}</span>
            <span className="max-sm:hidden">{t('accept')}</span>
          </button>
          <button type="button" className={`${buttonStyle('secondary')} ${choice}`} onClick={() => decide('necessary')}>
            <span className="sm:hidden">{t('refuseShort')}</span>
            <span className="max-sm:hidden">{t('refuse')}</span>
          </button>
        </div>
      </div>
    </section>
  );
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
  reopened = false;
  for (const listener of listeners) listener();
}
