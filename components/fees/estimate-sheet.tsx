import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { FeeLine } from '@/lib/contract/fees';
import type { Asked, Estimate, EstimatedLine, Range } from '@/lib/fees/estimate';
import { formatPounds } from '@/lib/fees/format-pounds';
import { groupLines } from '@/lib/fees/group-lines';
import { Link } from '@/lib/i18n/navigation';
import { Amount, GroupName, LineName } from './fee-lines';

type EstimateSheetProps = {
  name: string;
  listing: { id: number; title: string } | null;
  /** All lines there are, of which `found` has those that concern somebody. */
  fees: readonly FeeLine[];
  asked: Asked;
  found: Estimate;
};

/** What the choices come to, line by line; printed, it is all of the page. */
export function EstimateSheet({ name, listing, fees, asked, found }: EstimateSheetProps) {
  const t = useTranslations('Estimate');
  const say = useRangeText();
  const { week, fourWeeks, once, lines } = found;
  const whom = [asked.people && t(`people.${asked.people}`), asked.level && t(`levels.${asked.level}`)]
    .filter(Boolean)
    .join(t('comma'));
  return (
    <section
      id="estimate"
      aria-labelledby="estimate-title"
      className="scroll-mt-6 self-start rounded-card bg-sage-soft p-6 sm:p-8"
    >
      <h2 id="estimate-title">{t('result')}</h2>
      {whom && <p className="mt-2">{whom}</p>}
      <p className="mt-4 font-semibold font-serif text-3xl">{t('perWeek', { price: say(week) })}</p>
      <p className="mt-1 text-xl">{t('perFourWeeks', { price: say(fourWeeks) })}</p>
      {once.high > 0 && <p className="mt-1">{t('once', { price: say(once) })}</p>}
      {week.high > week.low && <p className="mt-2">{t('why')}</p>}
      <Lines lines={lines} fees={fees} />
      <p className="mt-4 font-semibold">{t('notAQuote')}</p>
      <Link
        href={`/form?question=${encodeURIComponent(question())}`}
        className={`${buttonStyle('primary')} no-print mt-4`}
      >
        {t('callBack')}
      </Link>
    </section>
  );

  /** What is asked when they are rung: it stands in a form, so without the marks that keep prices in order. */
  function question(): string {
    const about = listing ? t('questionListing', listing) : t('questionProvider', { name });
    const chosen = lines.filter(({ share }) => share === 'sure').map(({ line }) => line.name);
    const text = t('question', {
      about,
      whom: whom || '-',
      week: say(week),
      fourWeeks: say(fourWeeks),
      lines: chosen.join('; '),
    });
    return text.replace(/[\u2066-\u2069]/g, '');
  }
}

function Lines({ lines, fees }: { lines: readonly EstimatedLine[]; fees: readonly FeeLine[] }) {
  const t = useTranslations('Estimate');
  return (
    <table className="mt-6 w-full border-collapse text-start [&_tbody_th]:wrap-anywhere">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr className="border-ink/25 border-b text-sm">
          <th scope="col" className="py-2 pe-4 text-start">
            {t('columns.line')}
          </th>
          <th scope="col" className="py-2 text-end">
            {t('columns.week')}
          </th>
        </tr>
      </thead>
      {groupLines(lines, fees).map(({ group, rows }) => (
        <tbody key={group}>
          <tr className="border-ink/50 border-b-2">
            <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-start">
              <GroupName group={group} />
            </th>
          </tr>
          {rows.map(({ line, isAddition, share, week }) => (
            <tr key={`${line.name} ${line.unit}`} className="border-ink/25 border-b align-top">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                <LineName {...{ line, group }} amount={<Amount line={line} isAddition={isAddition} />} />
              </th>
              <td className="py-2 text-end">
                <InWeek {...{ line, share, week }} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function InWeek({ line, share, week }: EstimatedLine) {
  const t = useTranslations('Estimate.shares');
  const locale = useLocale();
  if (share === 'unknown') return t('unknown');
  if (line.unit === 'once') return t('once');
  if (line.amount === 0) return t('included');
  return share === 'maybe' ? t('maybe', { price: formatPounds(week, locale) }) : formatPounds(week, locale);
}

function useRangeText(): (range: Range) => string {
  const t = useTranslations('Estimate');
  const locale = useLocale();
  return ({ low, high }) =>
    low === high
      ? formatPounds(low, locale)
      : t('range', { low: formatPounds(low, locale), high: formatPounds(high, locale) });
}
