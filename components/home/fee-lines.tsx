import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { FeeLine } from '@/lib/contract/fees';
import { formatPounds } from '@/lib/fees/format-pounds';

/** Every line of what care costs: its amount, and whether everybody pays it. */
export function FeeLines({ fees }: { fees: readonly FeeLine[] }) {
  const t = useTranslations('Fees');
  return (
    <dl className="divide-y divide-current/25">
      {fees.map(({ name, amount, unit, unavoidable, when }) => (
        <div key={`${name} ${unit}`} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <dt>
            <InOwnLanguage className="font-semibold">{name}</InOwnLanguage>{' '}
            <span className="block text-sm">
              {when ? <InOwnLanguage>{when}</InOwnLanguage> : t(`duties.${unavoidable}`)}
            </span>
          </dt>
          <dd className="whitespace-nowrap">{t(`units.${unit}`, { price: formatPounds(amount) })}</dd>
        </div>
      ))}
    </dl>
  );
}
