import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';

/** What it costs; where nothing is known, what to ask for. */
export function PriceLines({ prices }: { prices: string[] }) {
  const t = useTranslations('Details.prices');
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('title')}</h2>
      {prices.length > 0 && (
        <ul className="wrap-anywhere mt-4 grid gap-1 font-semibold text-xl">
          {prices.map((price) => (
            <InOwnLanguage as="li" key={price}>
              {price}
            </InOwnLanguage>
          ))}
        </ul>
      )}
      <p className="mt-3 text-muted">{t(prices.length > 0 ? 'askWhole' : 'unknown')}</p>
    </section>
  );
}
