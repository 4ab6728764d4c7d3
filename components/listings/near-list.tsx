import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { SmallCard } from '@/components/ui/small-card';
import type { ListingCardData } from '@/lib/listings/listing-card';

export function NearList({ others }: { others: ListingCardData[] }) {
  const t = useTranslations('Details.near');
  const words = useTranslations('Client.card');
  if (others.length === 0) return null;
  const isNear = others.every(({ miles, isInPlace }) => isInPlace || miles !== null);
  return (
    <section aria-labelledby="near" className="no-print">
      <h2 id="near" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-1 text-muted">{t(isNear ? 'title' : 'alike')}</p>
      <ul className="mt-4 grid gap-4">
        {others.map((card) => (
          <li key={card.id}>
            <SmallCard href={`/listing-details/${card.id}`} title={card.title} picture={card.picture}>
              {card.provider && (
                <InOwnLanguage as="p" className="text-sm">
                  {card.provider}
                </InOwnLanguage>
              )}
              <p className="text-muted text-sm">
                <InOwnLanguage>{card.place}</InOwnLanguage>
                {card.miles !== null && !card.isInPlace && <> · {words('miles', { miles: Math.round(card.miles) })}</>}
              </p>
              {card.status !== 'Open' && (
                <p className="font-semibold text-accent text-sm">{words(`status.${card.status}`)}</p>
              )}
            </SmallCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
