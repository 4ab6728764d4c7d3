import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { FeeLine } from '@/lib/contract/fees';
import { estimatorHref } from '@/lib/fees/estimator-href';
import { formatPounds } from '@/lib/fees/format-pounds';
import type { FromPrice } from '@/lib/fees/from-price';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';
import { FeeLines } from './fee-lines';

type ListingFeesProps = {
  listing: { id: number; fees: readonly FeeLine[]; feesCheckedOn: string | null; from: FromPrice | 'old' | null };
};

/** What a listing costs by its own lines, and since when that is so; where that is long ago, how to learn it. */
export function ListingFees({ listing: { id, fees, feesCheckedOn, from } }: ListingFeesProps) {
  const t = useTranslations('Fees');
  const locale = useLocale();
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('title')}</h2>
      {from === 'old' ? (
        <p className="mt-4">{t('old')}</p>
      ) : (
        <>
          {from && <From price={from} />}
          <div className="mt-4">
            <FeeLines fees={fees} />
          </div>
          {feesCheckedOn && (
            <p className="mt-3 text-muted">{t('checkedOn', { day: longDay(feesCheckedOn, locale) })}</p>
          )}
          <Link href={estimatorHref(id)} prefetch={false} className={`${buttonStyle('secondary')} no-print mt-4`}>
            {t('workItOut')}
          </Link>
        </>
      )}
    </section>
  );
}

/** The price that nobody can avoid, and that it is no more and no less. */
export function From({ price: { week, once } }: { price: FromPrice }) {
  const t = useTranslations('Fees');
  const locale = useLocale();
  return (
    <>
      <p className="mt-4 font-semibold font-serif text-3xl">{t('from', { price: formatPounds(week, locale) })}</p>
      {once > 0 && <p>{t('once', { price: formatPounds(once, locale) })}</p>}
      <p className="mt-1">{t('sum')}</p>
    </>
  );
}
