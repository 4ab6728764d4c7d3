import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { FeeLine } from '@/lib/contract/fees';
import { formatPounds } from '@/lib/fees/format-pounds';

/** Every line of what care costs: its amount, and who pays it when. */
export function FeeLines({ fees }: { fees: readonly FeeLine[] }) {
  return (
    <dl className="divide-y divide-current/25">
      {fees.map((line) => (
        <div
          key={`${line.name} ${line.unit}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
        >
          <dt>
            <InOwnLanguage isTranslatable className="font-semibold">
              {line.name}
            </InOwnLanguage>{' '}
            <span className="block text-sm">
              <Duty line={line} />
            </span>
          </dt>
          <dd className="whitespace-nowrap">
            <Amount line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** '£40 a week', or that it is included. */
export function Amount({ line: { amount, unit } }: { line: FeeLine }) {
  const t = useTranslations('Fees');
  const locale = useLocale();
  return amount === 0 ? t('included') : t(`units.${unit}`, { price: formatPounds(amount, locale) });
}

/** In the provider's words, or who it is for and whether they can avoid it. */
export function Duty({ line: { when, people, level, unavoidable } }: { line: FeeLine }) {
  const t = useTranslations('Fees');
  if (when) return <InOwnLanguage isTranslatable>{when}</InOwnLanguage>;
  if (unavoidable !== 'yes' || (!people && !level)) return t(`duties.${unavoidable}`);
  return [people && t(`people.${people}`), level && t(`levels.${level}`)].filter(Boolean).join(t('comma'));
}
