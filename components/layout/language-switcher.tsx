import { ChevronDown, Globe } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { languageOf } from '@/lib/i18n/languages';
import { LanguageLinks } from './language-links';

/** Folds out below the whole header on a phone, below its button elsewhere. */
export function LanguageSwitcher() {
  const t = useTranslations('Client');
  return (
    <details className="text-base lg:relative" data-folds-away data-close-on-navigation>
      <summary className="flex min-h-11 list-none items-center gap-1.5 whitespace-nowrap rounded-control px-1 font-semibold hover:bg-sage-soft sm:px-3 [&::-webkit-details-marker]:hidden">
        <Globe aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">{t('language')}: </span>
        <bdi>{languageOf(useLocale()).name}</bdi>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </summary>
      <nav
        aria-label={t('language')}
        className="absolute inset-x-0 top-full z-40 border-line border-y bg-surface px-4 py-2 shadow-raised lg:start-auto lg:w-md lg:rounded-card lg:border lg:px-2"
      >
        {/* Their look stands here once, not at each of eighteen. */}
        <ul className="grid grid-cols-2 gap-x-2 sm:grid-cols-3 [&_a:hover]:bg-sage-soft [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-control [&_a]:px-3 [&_a[aria-current]]:font-semibold [&_a[aria-current]]:underline">
          <LanguageLinks />
        </ul>
      </nav>
    </details>
  );
}
