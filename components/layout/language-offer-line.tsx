import { X } from 'lucide-react';
import { useLocale } from 'next-intl';
import { takeAlong } from '@/lib/browser/language-switch';
import { rememberLanguage } from '@/lib/browser/remembered-language';
import { languageOffers } from '@/lib/i18n/language-offers';
import { type Locale, languageOf, localePath } from '@/lib/i18n/languages';
import { usePathname } from '@/lib/i18n/navigation';

type LanguageOfferLineProps = { to: Locale; onAway: () => void };

/** Whoever puts it away has chosen the language of the page. */
export function LanguageOfferLine({ to, onAway }: LanguageOfferLineProps) {
  const current = useLocale();
  const path = usePathname();
  const { tag, direction } = languageOf(to);
  const { text, no } = languageOffers[to];

  function putAway() {
    rememberLanguage(languageOf(current).code);
    onAway();
  }

  return (
    <p lang={tag} dir={direction} className="wrap flex items-center justify-between gap-2 text-sm leading-tight">
      <a
        href={localePath(to, path)}
        hrefLang={tag}
        className="link inline-flex min-h-11 items-center"
        onClick={(event) => takeAlong(event.currentTarget, to, path)}
      >
        {text}
      </a>
      <button
        type="button"
        aria-label={no}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sage"
        onClick={putAway}
      >
        <X aria-hidden className="size-5" />
      </button>
    </p>
  );
}
