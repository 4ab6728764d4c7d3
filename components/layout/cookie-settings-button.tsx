'use client';
import { useTranslations } from 'next-intl';
import { openCookieSettings } from './cookie-banner';

export function CookieSettingsButton() {
  const t = useTranslations('Client.cookies');
  return (
    <button
      type="button"
      className="min-h-11 underline underline-offset-4 hover:decoration-2"
      onClick={() => window.dispatchEvent(new Event(openCookieSettings))}
    >
      {t('settings')}
    </button>
  );
}
