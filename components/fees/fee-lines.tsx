import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { FeeLine } from '@/lib/contract/fees';
import { formatAddition, formatPounds } from '@/lib/fees/format-pounds';
import { type FeeGroup, groupLines } from '@/lib/fees/group-lines';

/** Every line of what care costs, the price apart from what comes to it: its amount, and who pays it when. */
export function FeeLines({ fees }: { fees: readonly FeeLine[] }) {
  const groups = groupLines(
    fees.map((line) => ({ line })),
    fees,
  );
  return (
    <div className="grid gap-6">
      {groups.map(({ group, rows }) => (
        <div key={group}>
          <h3 className="border-current border-b-2 pb-1 font-sans text-base">
            <GroupName group={group} />
          </h3>
          <dl className="divide-y divide-current/25">
            {rows.map(({ line, isAddition }) => (
              <div
                key={fees.indexOf(line)}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
              >
                <dt>
                  <LineName line={line} group={group} />
                </dt>
                <dd className="whitespace-nowrap">
                  <Amount line={line} isAddition={isAddition} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

export function GroupName({ group }: { group: FeeGroup }) {
  const t = useTranslations('Fees');
  return group === 'chosen' ? t('duties.no') : t(`groups.${group}`);
}

/** Its name, and when it is paid, where its group has not said that. */
export function LineName({ line, group, amount }: { line: FeeLine; group: FeeGroup; amount?: React.ReactNode }) {
  const duty = (group !== 'chosen' || line.when) && <Duty line={line} />;
  return (
    <>
      <InOwnLanguage isTranslatable className="font-semibold">
        {line.name}
      </InOwnLanguage>{' '}
      <span className="block text-sm">
        {amount}
        {amount && duty && ' · '}
        {duty}
      </span>
    </>
  );
}

/** '£40 a week'; '+ £40 a week' where it comes to another; or that it is included. */
export function Amount({ line: { amount, unit }, isAddition }: { line: FeeLine; isAddition: boolean }) {
  const t = useTranslations('Fees');
  const locale = useLocale();
  if (amount === 0) return t('included');
  return t(`units.${unit}`, { price: isAddition ? formatAddition(amount, locale) : formatPounds(amount, locale) });
}

/** In the provider's words, or who it is for and whether they can avoid it. */
export function Duty({ line: { when, people, level, unavoidable } }: { line: FeeLine }) {
  const t = useTranslations('Fees');
  if (when) return <InOwnLanguage isTranslatable>{when}</InOwnLanguage>;
  if (unavoidable !== 'yes' || (!people && !level)) return t(`duties.${unavoidable}`);
  return [people && t(`people.${people}`), level && t(`levels.${level}`)].filter(Boolean).join(t('comma'));
}
