import { useLocale, useTranslations } from 'next-intl';
import { useFaultText } from '@/components/forms/use-faults';
import { formatCount } from '@/lib/admin/format-count';
import { saidOf } from '@/lib/admin/imported-reason';
import { importListOf, importRunPath } from '@/lib/admin/imports';
import type { ImportCounts, ImportExamples } from '@/lib/contract/import';
import { Link } from '@/lib/i18n/navigation';
import { type ListPart, PlannedList } from './planned-list';

/** `part`: of the list that is shown; null where there is nothing to list, or it cannot be had. */
type DryRunProps = { id: number; expected: ImportCounts; examples: ImportExamples | null; part: ListPart | null };

const counted = ['created', 'changed', 'unchanged', 'joined', 'closed', 'refused', 'mended'] as const;

/** What would become of the listings of a file: in numbers, each leading to its list, and listing by listing. */
export function DryRun({ id, expected, examples, part }: DryRunProps) {
  const counts = useTranslations('AdminImport.counts');
  const locale = useLocale();
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {counted.map((name) => (
          <div
            key={name}
            className={`flex flex-row-reverse justify-end gap-2 rounded-control border bg-surface px-3 py-1 ${name === part?.list ? 'border-primary' : 'border-line'}`}
          >
            <dt className="flex min-h-11 items-center text-sm">
              {importListOf(name) && expected[name] > 0 ? (
                <Link
                  href={`${importRunPath(id)}?list=${name}#list`}
                  prefetch={false}
                  aria-current={name === part?.list ? 'true' : undefined}
                  className="link"
                >
                  {counts(name)}
                </Link>
              ) : (
                <span className="text-muted">{counts(name)}</span>
              )}
            </dt>
            <dd className="flex items-center font-semibold text-xl">{formatCount(expected[name], locale)}</dd>
          </div>
        ))}
      </dl>
      {examples && examples.told.length > 0 && <Told told={examples.told} />}
      {part && <PlannedList id={id} part={part} />}
    </>
  );
}

/** A register's many are for whoever asks. */
const mostOpen = 8;

function Told({ told }: Pick<ImportExamples, 'told'>) {
  const t = useTranslations('AdminImport');
  const textOf = useFaultText();
  const shown = (lines: readonly number[], count: number) =>
    count > lines.length ? t('more', { lines: lines.join(', ') }) : lines.join(', ');
  return (
    <details open={told.length <= mostOpen} className="mt-3 rounded-control border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2 font-semibold">{t('toldTitle')}</summary>
      <ul className="grid gap-2 px-4 pb-3">
        {told.map(({ reason, count, lines }) => (
          <li key={reason.message} className="wrap-anywhere">
            <bdi>{textOf(saidOf(reason))}</bdi>
            {count > 0 && <span className="text-muted"> {t('toldLines', { count, lines: shown(lines, count) })}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
