import { X } from 'lucide-react';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { takeAlong } from '@/lib/browser/language-switch';
import { rememberLanguage } from '@/lib/browser/remembered-language';
import { languageOffers } from '@/lib/i18n/language-offers';
import { isLocale, languageOf, localePath } from '@/lib/i18n/languages';
import { usePathname } from '@/lib/i18n/navigation';

/** Whoever puts it away has chosen the language of the page. `place` says in `data-to` which language is asked for. */
export function LanguageOfferLine({ place }: { place: HTMLElement }) {
  const current = useLocale();
  const path = usePathname();
  const [to, setTo] = useState(place.dataset.to ?? '');
  if (!isLocale(to)) return null;
  const { tag, direction } = languageOf(to);
  const { text, no } = languageOffers[to];

  function putAway() {
    rememberLanguage(languageOf(current).code);
    place.removeAttribute('data-to');
    setTo('');
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
