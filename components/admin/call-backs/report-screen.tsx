import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { CallBackReport, CallBackSpeed, ReportLine } from '@/lib/contract/call-back-report';
import { formatDay } from '@/lib/i18n/format-day';
import { Link } from '@/lib/i18n/navigation';
import { PostForm } from '../layout/post-form';
import { reportSpans } from './report-spans';

type ReportScreenProps = {
  report: CallBackReport;
  /** What the public is told now. */
  speed: CallBackSpeed;
  /** Whether whoever looks may change that. */
  mayShow: boolean;
};

/** How soon people were called, in tables; nothing here is typed in by anybody. */
export function ReportScreen({ report, speed, mayShow }: ReportScreenProps) {
  const t = useTranslations('AdminCallBacks.report');
  const locale = useLocale();
  const { from, to, all, weeks, owners } = report;
  const rows = [
    { key: 'all', name: t('all'), ...all },
    ...weeks.map((line) => ({ key: line.week, name: formatDay(line.week, locale, { dateStyle: 'medium' }), ...line })),
  ];
  return (
    <div className="grid gap-8">
      <Spans from={from} to={to} />
      <form className="flex flex-wrap items-end gap-3">
        <Field id="from" label={t('from')}>
          {(wiring) => <input {...wiring} type="date" name="from" defaultValue={from} />}
        </Field>
        <Field id="to" label={t('to')}>
          {(wiring) => <input {...wiring} type="date" name="to" defaultValue={to} />}
        </Field>
        <button type="submit" className={buttonStyle('secondary')}>
          {t('show')}
        </button>
        <a
          href={`/api/care/admin/call-backs/report/weeks.csv?from=${from}&to=${to}`}
          className={buttonStyle('secondary')}
        >
          {t('csv')}
        </a>
      </form>
      <p className="measure">{t('means')}</p>
      <Lines title={t('weeks')} head={t('week')} rows={rows} />
      {owners.length > 0 && (
        <Lines title={t('owners')} head={t('owner')} rows={owners.map((line) => ({ key: line.id, ...line }))} />
      )}
      <section aria-labelledby="public" className="rounded-card border border-line bg-surface p-5">
        <h2 id="public">{t('public')}</h2>
        <p className="measure mt-2">{speed ? t('told', speed) : report.isShown ? t('tooFew') : t('notShown')}</p>
        {mayShow && <SpeedForm isShown={report.isShown} />}
      </section>
    </div>
  );
}

function Spans({ from, to }: Pick<CallBackReport, 'from' | 'to'>) {
  const t = useTranslations('AdminCallBacks.report');
  return (
    <nav aria-label={t('spans.name')}>
      <ul className="flex flex-wrap gap-x-4">
        {reportSpans(new Date()).map((span) => (
          <li key={span.key}>
            <Link
              href={`/adminPanel/call-backs/report?from=${span.from}&to=${span.to}`}
              prefetch={false}
              aria-current={span.from === from && span.to === to ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-primary underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {t(`spans.${span.key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinesProps = { title: string; head: string; rows: ({ key: string; name: string } & ReportLine)[] };

function Lines({ title, head, rows }: LinesProps) {
  const t = useTranslations('AdminCallBacks.report');
  const columns = ['asked', 'kept', 'try', 'talk'] as const;
  const style = 'py-2 pe-3 text-start align-top';
  return (
    <table className="w-full border-collapse max-sm:text-sm">
      <caption className="pb-2 text-start font-semibold">{title}</caption>
      <thead>
        <tr className="border-ink border-b">
          {[head, ...columns.map((column) => t(column))].map((label) => (
            <th key={label} scope="col" className={style}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, ...line }) => (
          <tr key={key} className="border-line border-b">
            <th scope="row" className={style}>
              <bdi>{name}</bdi>
            </th>
            <td className={style}>{line.asked}</td>
            <td className={style}>{line.promised > 0 ? t('share', share(line)) : '–'}</td>
            <td className={style}>{sayMinutes('tryMinutes', line.tried, line.tryMedian, line.tryNinth)}</td>
            <td className={style}>{sayMinutes('talkMinutes', line.talked, line.talkMedian, line.talkNinth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

  /** Of how many, too: half of one is nobody's half. */
  function sayMinutes(key: 'tryMinutes' | 'talkMinutes', count: number, median: number | null, ninth: number | null) {
    return median === null || ninth === null ? '–' : t(key, { count, median, ninth });
  }
}

function share({ kept, promised }: ReportLine) {
  return { kept, promised, percent: Math.round((100 * kept) / promised) };
}

function SpeedForm({ isShown }: { isShown: boolean }) {
  const t = useTranslations('AdminCallBacks.report');
  return (
    <PostForm action="/api/admin/call-backs/speed" fields={{ isShown: isShown ? '' : '1' }} className="mt-3">
      <button type="submit" className={buttonStyle('secondary')}>
        {isShown ? t('hide') : t('tell')}
      </button>
    </PostForm>
  );
}
