import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { Claim } from '@/lib/contract/claims';
import type { Company } from '@/lib/contract/company';
import { estimatorHref } from '@/lib/fees/estimator-href';
import { areFresh, fromPrice } from '@/lib/fees/from-price';
import { Link } from '@/lib/i18n/navigation';
import { FeeLines } from './fee-lines';
import { From } from './listing-fees';

const points = ['included', 'perPerson', 'noHidden', 'funding'] as const;

/** What care costs by the provider's own lines; where there are none, or they are old, how to learn it. */
type CostsProps = { company: Company | null; claims: readonly Claim[]; now: Date };

export function Costs({ company, claims, now }: CostsProps) {
  const t = useTranslations('Home.costs');
  const fees = company?.fees ?? [];
  const isFresh = areFresh(company?.feesCheckedOn ?? null, now);
  const from = isFresh ? fromPrice(fees) : null;
  const said = points.filter((point) => claims.includes(point));
  return (
    <section aria-labelledby="costs" className="bg-band text-white">
      <div className="wrap grid gap-10 py-14 lg:grid-cols-2">
        <div>
          <h2 id="costs">{t('title')}</h2>
          {from && <From price={from} />}
          <p className="measure mt-4 text-xl">{fees.length > 0 && !isFresh ? t('old') : t('text')}</p>
          <p className="mt-6 flex flex-wrap gap-4">
            {fees.length > 0 && isFresh && (
              <Link href={estimatorHref()} className={buttonStyle('secondary')}>
                {t('workItOut')}
              </Link>
            )}
            <Link href="/form" className={buttonStyle('secondary')}>
              {t('ask')}
            </Link>
          </p>
        </div>
        {fees.length > 0 && isFresh ? (
          <FeeLines fees={fees} />
        ) : (
          <ul className="grid content-center gap-4">
            {said.map((point) => (
              <li key={point} className="flex gap-3 before:font-bold before:text-amber before:content-['✓']">
                {t(`points.${point}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
