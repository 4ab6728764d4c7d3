'use client';
import { useEffect, useState } from 'react';

/**
 * A line in the language that the browser asks for first, where the page is in another: in the place of that id, which
 * `askedLanguageScript` opens before the page is painted, so that nothing moves. Its words come to those alone whom they
 * concern.
 */
export function LanguageOffer({ id }: { id: string }) {
  const [line, setLine] = useState<React.ReactNode>(null);
  useEffect(() => {
    const place = document.getElementById(id);
    if (!place?.dataset.to) return;
    import('./language-offer-line').then(
      ({ LanguageOfferLine }) => setLine(<LanguageOfferLine place={place} />),
      // Of a release that is no more.
      () => place.removeAttribute('data-to'),
    );
  }, [id]);
  return line;
}
