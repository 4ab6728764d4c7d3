'use client';
import { useLocale, useTranslations } from 'next-intl';
import { writeCookie } from '@/lib/browser/cookies';
import { keepForLanguageSwitch } from '@/lib/browser/language-switch';
import { languageName } from '@/lib/http/cookie-names.mjs';
import { type Locale, languageOf, localePath, locales } from '@/lib/i18n/languages';
import { usePathname } from '@/lib/i18n/navigation';

const oneYear = 60 * 60 * 24 * 365;

/** Plain links to the same page; script adds the query and what is typed, and remembers the choice under the spec's `lang`. */
export function LanguageSwitcher() {
  const t = useTranslations('Client');
  const current = useLocale();
  const path = usePathname();

  function onChoose(event: React.MouseEvent<HTMLAnchorElement>, locale: Locale) {
    rememberLanguage(languageOf(locale).code);
    const address = localePath(locale, path);
    keepForLanguageSwitch(address);
    event.currentTarget.href = address + window.location.search;
  }

  return (
    <nav aria-label={t('language')}>
      <ul className="flex flex-wrap items-center gap-1">
        {locales.map((locale) => {
          const { tag, name } = languageOf(locale);
          return (
            <li key={locale}>
              <a
                href={localePath(locale, path)}
                hrefLang={tag}
                lang={tag}
                aria-current={locale === current ? 'true' : undefined}
                onClick={(event) => onChoose(event, locale)}
                className="flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 hover:bg-sage-soft aria-[current]:font-semibold aria-[current]:underline"
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function rememberLanguage(code: string) {
  writeCookie(languageName, code, { maxAge: oneYear });
  try {
    localStorage.setItem('lang', code);
  } catch {
    // Storage may be blocked; the cookie is enough.
  }
}
