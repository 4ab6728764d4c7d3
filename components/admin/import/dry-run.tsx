import { useLocale, useTranslations } from 'next-intl';
import { useFaultText } from '@/components/forms/use-faults';
import { formatCount } from '@/lib/admin/format-count';
import { saidOf } from '@/lib/admin/imported-reason';
import { recordPath } from '@/lib/admin/record-path';
import type { ImportCounts, ImportExamples } from '@/lib/contract/import';
import { Link } from '@/lib/i18n/navigation';

type DryRunProps = { id: number; expected: ImportCounts; examples: ImportExamples };

const counted = ['created', 'changed', 'unchanged', 'joined', 'closed', 'refused', 'mended'] as const;

/** What would become of the listings of a file, in numbers and by the first of each. */
export function DryRun({ id, expected, examples }: DryRunProps) {
  const t = useTranslations('AdminImport');
  const counts = useTranslations('AdminImport.counts');
  const textOf = useFaultText();
  const locale = useLocale();
  const { created, changed, refused, told } = examples;
  const shown = (lines: readonly number[], count: number) =>
    count > lines.length ? t('more', { lines: lines.join(', ') }) : lines.join(', ');
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counted.map((name) => (
          <div key={name} className="rounded-control border border-line bg-surface px-4 py-2">
            <dt className="text-muted text-sm">{counts(name)}</dt>
            <dd className="font-semibold text-xl">{formatCount(expected[name], locale)}</dd>
          </div>
        ))}
      </dl>
      {created.length > 0 && (
        <Examples title={t('createdTitle', { count: created.length })}>
          {created.map(({ title, place }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and the list never changes.
            <li key={index}>
              <bdi>{title}</bdi> <span className="text-muted">{place}</span>
            </li>
          ))}
        </Examples>
      )}
      {changed.length > 0 && (
        <Examples title={t('changedTitle', { count: changed.length })}>
          {changed.map((listing) => (
            <Changed key={listing.id} listing={listing} />
          ))}
        </Examples>
      )}
      {refused.length > 0 && (
        <Examples title={t('refusedTitle', { count: refused.length })}>
          {refused.map(({ line, reason }) => (
            <li key={line} className="wrap-anywhere">
              {t('line', { line: String(line) })}: <bdi>{textOf(saidOf(reason))}</bdi>
            </li>
          ))}
        </Examples>
      )}
      {told.length > 0 && (
        <Examples title={t('toldTitle')}>
          {told.map(({ reason, count, lines }) => (
            <li key={reason.message} className="wrap-anywhere">
              <bdi>{textOf(saidOf(reason))}</bdi>
              {count > 0 && (
                <span className="text-muted"> {t('toldLines', { count, lines: shown(lines, count) })}</span>
              )}
            </li>
          ))}
        </Examples>
      )}
      {refused.length > 0 && (
        <a
          href={`/api/admin/import/errors?id=${id}&locale=${locale}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('errors')}
        </a>
      )}
    </>
  );
}

function Changed({ listing: { id, title, fields } }: { listing: ImportExamples['changed'][number] }) {
  const t = useTranslations('AdminImport');
  const path = recordPath('listing', String(id));
  return (
    <li>
      {path ? (
        <Link href={path} prefetch={false} className="link">
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
      <ul className="ms-4 text-sm">
        {fields.map(({ name, before, after }) => (
          <li key={name} className="wrap-anywhere">
            <bdi lang="en">{name}</bdi>: <del>{before || t('nothing')}</del> <ins>{after || t('nothing')}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Examples({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="mt-3 rounded-control border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2 font-semibold">{title}</summary>
      <ul className="grid gap-2 px-4 pb-3">{children}</ul>
    </details>
  );
}
