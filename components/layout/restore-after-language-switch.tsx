'use client';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { restoreAfterLanguageSwitch } from '@/lib/browser/language-switch';
import { localePath } from '@/lib/i18n/languages';
import { usePathname } from '@/lib/i18n/navigation';

/** Brings what was typed before the language was changed. Every page asks, so that no later one gets it. */
export function RestoreAfterLanguageSwitch() {
  const address = localePath(useLocale(), usePathname());
  useEffect(() => restoreAfterLanguageSwitch(address), [address]);
  return null;
}
