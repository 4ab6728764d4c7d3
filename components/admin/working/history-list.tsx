import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import type { Fields } from '@/lib/admin/merge-edits';
import { wordDiff } from '@/lib/admin/word-diff';
import { type WorkKind, workFields, workLabel, workPath } from '@/lib/admin/work';
import type { RevisionItem } from '@/lib/contract/working';
import { Link } from '@/lib/i18n/navigation';

type HistoryListProps = {
  work: WorkKind;
  id: string;
  items: readonly RevisionItem[];
  /** The one that is looked at, beside the one before it. */
  shown: { number: number; before: Fields; after: Fields } | null;
  versions: { version: number; publicVersion: number };
};

/** What a row was before: who wrote it, what differs, and the way back. */
export function HistoryList({ work, id, items, shown, versions }: HistoryListProps) {
  const t = useTranslations('AdminWork.history');
  const say = useTranslations();
  const locale = useLocale();
  const label = (name: string) => {
    const field = workFields(work).find((one) => one.name === work.fieldOf(name, {}));
    if (!field) return t('other');
    // What stands in many cells goes by its part of the form.
    const part = field.name.includes('.') && work.sections.find(({ fields }) => fields.includes(field));
    return say((part || field).label);
  };
  return (
    <ol className="grid gap-3">
      {items.map(({ number, reason, by, at, changed }) => (
        <li key={number} id={`state-${number}`} className="rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{t(`reasons.${reason}`)}</span>
            <time dateTime={at}>{formatMoment(at, locale)}</time>
            <bdi>{by || t('nobody')}</bdi>
          </p>
          {changed.length > 0 && (
            <p className="text-muted text-sm">
              {t('changed', { fields: [...new Set(changed.map(label))].join(', ') })}
            </p>
          )}
          {shown?.number === number ? (
            <>
              <Differences work={work} before={shown.before} after={shown.after} />
              <form method="post" action={`/api/admin/working/${work.kind}`} className="mt-3">
                {Object.entries({ locale, id, number, ...versions }).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button type="submit" name="do" value="restore" className={buttonStyle('secondary')}>
                  {t('restore')}
                </button>
                <p className="mt-1 text-muted text-sm">{t('restoreHint')}</p>
              </form>
            </>
          ) : (
            <Link
              href={`${workPath(work, id)}/history?state=${number}#state-${number}`}
              prefetch={false}
              className="link inline-flex min-h-11 items-center"
            >
              {t('look')}
              <span className="sr-only"> {formatMoment(at, locale)}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function Differences({ work, before, after }: { work: WorkKind; before: Fields; after: Fields }) {
  const t = useTranslations();
  const differing = workFields(work).filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''));
  if (differing.length === 0) return <p className="mt-3">{t('AdminWork.history.same')}</p>;
  return (
    <dl className="mt-3 grid gap-3">
      {differing.map((field) => (
        <div key={field.name}>
          <dt className="font-semibold">{workLabel(field, t)}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {wordDiff(before[field.name] ?? '', after[field.name] ?? '').map((piece, index) => {
              const key = `${index}-${piece.kind}`;
              if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
              if (piece.kind === 'gone')
                return (
                  <del key={key} className="bg-danger-soft">
                    {piece.text}
                  </del>
                );
              return (
                <ins key={key} className="bg-sage">
                  {piece.text}
                </ins>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
