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
  const sayLine = useLineText();
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
      <div aria-live="polite" aria-atomic="true" className="stale:text-muted stale:italic">
        <p className="mt-4 font-semibold font-serif text-3xl">{t('perWeek', { price: say(week) })}</p>
        <p className="mt-1 text-xl">{t('perFourWeeks', { price: say(fourWeeks) })}</p>
        {once.high > 0 && <p className="mt-1">{t('once', { price: say(once) })}</p>}
      </div>
      {week.high > week.low && <p className="mt-2">{t('why')}</p>}
      <Lines lines={lines} fees={fees} />
      <p className="mt-4 font-semibold">{t('notAQuote')}</p>
      <div className="no-print mt-4 grid items-center *:col-start-1 *:row-start-1">
        <Link
          href={`/form?question=${encodeURIComponent(question())}`}
          className={`${buttonStyle('primary')} justify-self-start stale:invisible`}
        >
          {t('callBack')}
        </Link>
        <p className="invisible font-semibold transition-[visibility] stale:visible stale:delay-500">{t('changed')}</p>
      </div>
    </section>
  );

  /** What is asked when they are rung: it stands in a form, so without the marks that keep prices in order. */
  function question(): string {
    const about = listing ? t('questionListing', listing) : t('questionProvider', { name });
    const chosen = lines.filter(({ share }) => share !== 'unknown').map((one) => `${one.line.name}: ${sayLine(one)}`);
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
  const sayLine = useLineText();
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
          {rows.map(({ isAddition, ...row }) => (
            <tr key={fees.indexOf(row.line)} className="border-ink/25 border-b align-top">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                <LineName line={row.line} group={group} amount={<Amount line={row.line} isAddition={isAddition} />} />
              </th>
              <td className="py-2 text-end">{sayLine(row)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What a line comes to in a week; said of what comes once, its amount as well. */
function useLineText(): (line: EstimatedLine) => string {
  const t = useTranslations();
  const locale = useLocale();
  return ({ line, share, week }) => {
    if (share === 'unknown') return t('Estimate.shares.unknown');
    if (line.amount === 0) return t('Estimate.shares.included');
    const price = formatPounds(line.unit === 'once' ? line.amount : week, locale);
    const text = share === 'maybe' ? t('Estimate.shares.maybe', { price }) : price;
    return line.unit === 'once' ? t('Fees.units.once', { price: text }) : text;
  };
}

function useRangeText(): (range: Range) => string {
  const t = useTranslations('Estimate');
  const locale = useLocale();
  return ({ low, high }) =>
    low === high
      ? formatPounds(low, locale)
      : t('range', { low: formatPounds(low, locale), high: formatPounds(high, locale) });
}
