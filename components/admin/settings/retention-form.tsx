import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import { daysOf, type Retention, retentionKinds } from '@/lib/contract/retention';
import { PostForm } from '../layout/post-form';

/** How long what is done with is kept, each choice with what would go by it today: a plain form. */
export function RetentionForm({ retention: { value, wouldGo, lastRun } }: { retention: Retention }) {
  const t = useTranslations('AdminSettings');
  return (
    <PostForm action="/api/admin/settings" fields={{ key: 'retention' }} className="measure grid gap-5">
      <h2>{t('retention')}</h2>
      <p>{t('retentionText')}</p>
      {retentionKinds.map((kind) => (
        <div key={kind}>
          <label htmlFor={kind} className="font-semibold">
            {t(`kinds.${kind}`)}
          </label>
          <p id={`${kind}-hint`} className="text-muted text-sm">
            {t(`hints.${kind}`)}
          </p>
          <select
            id={kind}
            name={kind}
            defaultValue={value[kind] ?? 'ever'}
            aria-describedby={`${kind}-hint`}
            className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
          >
            <option value="ever">{t('ever')}</option>
            {daysOf(kind).map((days) => (
              <option key={days} value={days}>
                {t('after', { days, count: wouldGo[kind][days] ?? 0 })}
              </option>
            ))}
          </select>
        </div>
      ))}
      <LastRun lastRun={lastRun} />
      <p>{t('forGood')}</p>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('save')}
      </button>
    </PostForm>
  );
}

/** The proof that it is done: when the clock last looked, and what went of what is not kept for ever. */
function LastRun({ lastRun }: Pick<Retention, 'lastRun'>) {
  const t = useTranslations('AdminSettings');
  const locale = useLocale();
  if (!lastRun) return <p>{t('neverRun')}</p>;
  const gone = retentionKinds.flatMap((kind) => {
    const count = lastRun.gone[kind];
    return count === undefined ? [] : [t('lastGone', { kind: t(`kinds.${kind}`), count })];
  });
  return (
    <div>
      <p>{t('lastRun', { when: formatMoment(lastRun.at, locale) })}</p>
      <ul className="list-disc ps-5">
        {gone.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
