import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import type { Fields } from '@/lib/admin/merge-edits';
import { type WorkKind, workFields, workLabel, workPath } from '@/lib/admin/work';
import type { RevisionItem } from '@/lib/contract/working';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { TextDifference } from './text-difference';

type HistoryListProps = {
  work: WorkKind;
  id: string;
  items: readonly RevisionItem[];
  /** The one that is looked at, beside another one: the one before it, unless somebody chose. */
  shown: { number: number; other: number; before: Fields; after: Fields } | null;
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
      {items.map(({ number, reason, by, at, changed, byClock }) => (
        <li key={number} id={`state-${number}`} className="rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{t(byClock ? 'byClock' : `reasons.${reason}`)}</span>
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
              <CompareForm items={items} {...shown} action={localePath(locale, `${workPath(work, id)}/history`)} />
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

type CompareFormProps = { items: readonly RevisionItem[]; number: number; other: number; action: string };

/** Which one it is compared with: a question whose answer is an address. */
function CompareForm({ items, number, other, action }: CompareFormProps) {
  const t = useTranslations('AdminWork.history');
  const locale = useLocale();
  const others = items.filter((item) => item.number !== number);
  if (others.length < 2) return null;
  return (
    <form action={`${action}#state-${number}`} className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="state" value={number} />
      <div className="min-w-0">
        <label htmlFor="with" className="font-semibold">
          {t('with')}
        </label>
        <select
          id="with"
          name="with"
          defaultValue={other}
          className="mt-1 block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
        >
          {others.map((item) => (
            <option key={item.number} value={item.number}>
              {`${formatMoment(item.at, locale)}, ${t(`reasons.${item.reason}`)}`}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={buttonStyle('secondary')}>
        {t('compare')}
      </button>
    </form>
  );
}

function Differences({ work, before, after }: { work: WorkKind; before: Fields; after: Fields }) {
  const t = useTranslations();
  const read = (name: string, fields: Fields) => (work.toWords ?? asItIs)(name, fields[name] ?? '');
  const differing = workFields(work).filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''));
  if (differing.length === 0) return <p className="mt-3">{t('AdminWork.history.same')}</p>;
  return (
    <dl className="mt-3 grid gap-3">
      {differing.map((field) => (
        <div key={field.name}>
          <dt className="font-semibold">{workLabel(field, t)}</dt>
          <dd>
            <TextDifference before={read(field.name, before)} after={read(field.name, after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function asItIs(_: string, text: string): string {
  return text;
}
