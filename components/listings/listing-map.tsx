'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';

/** `embed` comes from an allow-list of map hosts. */
type ListingMapProps = {
  embed: string | null;
  href: string | null;
  address: string;
  /** What is seen before the click. */
  drawing?: React.ReactNode;
};

/** Nothing of the map's host is loaded before the click that says so. */
export function ListingMap({ embed, href, address, drawing }: ListingMapProps) {
  const t = useTranslations('Client.map');
  const [isShown, setIsShown] = useState(false);
  if (!embed && !href && !drawing) return null;
  return (
    <section aria-labelledby="map">
      <h2 id="map">{t('title')}</h2>
      {address && (
        <p className="mt-3">
          <InOwnLanguage>{address}</InOwnLanguage>
        </p>
      )}
      {drawing}
      <p className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {embed && !isShown && (
          <button type="button" className={buttonStyle('secondary')} onClick={() => setIsShown(true)}>
            {t('show', { host: new URL(embed).hostname })}
          </button>
        )}
        {href && (
          <a href={href} rel="noopener nofollow" className="link inline-flex min-h-11 items-center font-semibold">
            {t('open')}
          </a>
        )}
      </p>
      {embed && isShown && (
        <iframe
          src={embed}
          title={t('frameTitle')}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          loading="lazy"
          className="no-print mt-4 aspect-video w-full rounded-card border border-line"
        />
      )}
    </section>
  );
}
