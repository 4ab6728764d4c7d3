import { useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';

export function Rating({ rating }: { rating: NonNullable<Company['rating']> }) {
  const t = useTranslations('Home.rating');
  return (
    <section aria-labelledby="rating" className="wrap py-8">
      <h2 id="rating">{t('title')}</h2>
      <p className="mt-3 text-xl">
        <InOwnLanguage as="strong">{rating.value}</InOwnLanguage>{' '}
        {rating.date && (
          <span className="text-muted">
            <Sentence content={rating.date}>{t('date', { date: rating.date })}</Sentence>
          </span>
        )}
      </p>
      {/^https:\/\//.test(rating.url) && (
        <a href={rating.url} rel="noopener" className="link inline-flex min-h-11 items-center">
          {t('link')}
        </a>
      )}
    </section>
  );
}
