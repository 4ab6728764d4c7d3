'use client';
import { useEffect, useRef, useState } from 'react';
import { askedLanguageId, askedLanguageScript } from '@/lib/i18n/asked-language.mjs';
import { isLocale, type Locale } from '@/lib/i18n/languages';

/**
 * A line in the language that the browser asks for first, where the page is in another. Its place is kept before the page
 * is painted, so that nothing moves; its words come afterwards, to those alone whom they concern.
 */
export function LanguageOffer() {
  const place = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState<React.ReactNode>(null);

  useEffect(() => {
    async function show(to: Locale) {
      try {
        const { LanguageOfferLine } = await import('./language-offer-line');
        setLine(<LanguageOfferLine to={to} onAway={putAway} />);
      } catch {
        // Of a release that is no more.
        putAway();
      }
    }

    function putAway() {
      setLine(null);
      place.current?.removeAttribute('data-to');
    }

    const asked = place.current?.dataset.to;
    if (asked && isLocale(asked)) show(asked);
  }, []);

  return (
    <>
      <div
        ref={place}
        id={askedLanguageId}
        data-for-visitors
        suppressHydrationWarning
        className="hidden min-h-11 border-line border-t bg-sage-soft data-to:block"
      >
        {line}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, the same on each page */}
      <script dangerouslySetInnerHTML={{ __html: askedLanguageScript }} />
    </>
  );
}
