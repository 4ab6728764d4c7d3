'use client';
import { useLocale } from 'next-intl';
import { takeAlong } from '@/lib/browser/language-switch';
import { languageOf, localePath, localesByName } from '@/lib/i18n/languages';
import { usePathname } from '@/lib/i18n/navigation';

/** Plain links to the same page. Script adds the query and what is typed, and remembers the choice under the spec's `lang`. */
export function LanguageLinks() {
  const current = useLocale();
  const path = usePathname();
  return localesByName.map((locale) => {
    const { tag, name } = languageOf(locale);
    return (
      <li key={locale}>
        <a
          href={localePath(locale, path)}
          hrefLang={tag}
          lang={tag}
          aria-current={locale === current ? 'true' : undefined}
          onClick={(event) => takeAlong(event.currentTarget, locale, path)}
        >
          {name}
        </a>
      </li>
    );
  });
}
