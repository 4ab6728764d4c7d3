import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import { type ComplaintSummary, complaintKinds, complaintOutcomes, summaryCounts } from '@/lib/contract/complaint';
import { longDay } from '@/lib/posts/format-day';

const style = 'py-2 pe-3 text-start align-top';

/** The regulator asked on that day, '' where none is said. */
type Props = { summary: ComplaintSummary; asked: string; cqcBy: string | null };

/** The year's complaints as a regulator asks for them: counts, what came of each, what was learnt; no names. */
export function SummaryScreen({ summary, asked, cqcBy }: Props) {
  const t = useTranslations('AdminComplaints');
  const locale = useLocale();
  return (
    <div className="grid gap-8">
      <YearForm summary={summary} asked={asked} />
      {cqcBy && (
        <p className="measure border-accent border-s-4 ps-3" role="status">
          {t('summary.cqcBy', { date: longDay(cqcBy, locale) })}
        </p>
      )}
      {summary.isPart && (
        <p role="note" className="measure border-accent border-s-4 ps-3">
          {t('summary.isPart')}
        </p>
      )}
      <Counts summary={summary} />
      <section aria-labelledby="each">
        <h2 id="each">{t('summary.each')}</h2>
        <p className="measure">{t('summary.noNames')}</p>
        <ul className="mt-3 divide-y divide-line">
          {summary.complaints.map((row) => (
            <li key={row.reference} className="py-3">
              <p className="flex flex-wrap gap-x-4">
                <bdi dir="ltr" className="font-semibold">
                  {row.reference}
                </bdi>
                <span>{t(`kinds.${row.kind}`)}</span>
                <span>{formatMoment(row.receivedAt, locale)}</span>
                <OutcomeWord outcome={row.outcome} />
              </p>
              {row.learning && (
                <p dir="auto" className="measure wrap-anywhere whitespace-pre-wrap">
                  {row.learning}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function YearForm({ summary, asked }: Omit<Props, 'cqcBy'>) {
  const t = useTranslations('AdminComplaints');
  const years = [...new Set([summary.year, ...summary.years])].sort((a, b) => b - a);
  return (
    <form className="flex flex-wrap items-end gap-3">
      <Field id="year" label={t('summary.year')}>
        {(wiring) => (
          <select {...wiring} name="year" defaultValue={summary.year}>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        )}
      </Field>
      <Field id="asked" label={t('summary.asked')} hint={t('summary.askedHint')}>
        {(wiring) => <input {...wiring} type="date" name="asked" defaultValue={asked} />}
      </Field>
      <button type="submit" className={buttonStyle('secondary')}>
        {t('summary.show')}
      </button>
      <a
        href={`/api/care/admin/complaint-summary/complaints.csv?year=${summary.year}`}
        className={buttonStyle('secondary')}
      >
        {t('summary.csv')}
      </a>
    </form>
  );
}

function Counts({ summary }: Pick<Props, 'summary'>) {
  const t = useTranslations('AdminComplaints');
  const lines = [
    ...summaryCounts.map((column) => ({ column, label: t(`summary.${column}`) })),
    ...complaintOutcomes.map((column) => ({ column, label: t(`outcomes.${column}`) })),
  ];
  return (
    <table className="w-full border-collapse max-sm:text-sm">
      <caption className="pb-2 text-start font-semibold">{t('summary.counts', { year: summary.year })}</caption>
      <thead>
        <tr className="border-ink border-b">
          <td className={style} />
          {complaintKinds.map((kind) => (
            <th key={kind} scope="col" className={style}>
              {t(`kinds.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ column, label }) => (
          <tr key={column} className="border-line border-b">
            <th scope="row" className={`${style} font-normal`}>
              {label}
            </th>
            {complaintKinds.map((kind) => (
              <td key={kind} className={style}>
                {summary[kind][column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OutcomeWord({ outcome }: { outcome: string }) {
  const t = useTranslations('AdminComplaints');
  const known = complaintOutcomes.find((one) => one === outcome);
  return <span>{known ? t(`outcomes.${known}`) : t('summary.noOutcome')}</span>;
}
