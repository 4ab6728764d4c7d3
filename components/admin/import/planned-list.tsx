import { useLocale, useTranslations } from 'next-intl';
import { useFaultText } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import { saidOf } from '@/lib/admin/imported-reason';
import { type ImportList, importRunPath, inReadersWords } from '@/lib/admin/imports';
import { recordPath } from '@/lib/admin/record-path';
import type { PlannedRow, PlannedRows, RefusedLines } from '@/lib/contract/import';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';

export type ListPart =
  | { list: 'refused'; page: number; rows: RefusedLines['lines']; total: number }
  | { list: Exclude<ImportList, 'refused'>; page: number; rows: PlannedRows['rows']; total: number };

export const listSize = 50;

export function PlannedList({ id, part }: { id: number; part: ListPart }) {
  const t = useTranslations('AdminImport');
  const pages = useTranslations('AdminList');
  const locale = useLocale();
  const { list, page, total } = part;
  const href = (number: number) => `${localePath(locale, importRunPath(id))}?list=${list}&page=${number}#list`;
  return (
    <section aria-labelledby="list" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id="list" className="text-xl">
          {t(`counts.${list}`)}
        </h3>
        {total > 0 && (
          <a
            href={`/api/admin/import/lines?id=${id}&list=${list}&locale=${locale}`}
            className={buttonStyle('secondary')}
          >
            {pages('csv')}
          </a>
        )}
      </div>
      {total === 0 && <p className="text-muted">{t('emptyList')}</p>}
      <ul className="mt-2 divide-y divide-line rounded-control border border-line bg-surface">
        {part.list === 'refused'
          ? part.rows.map(({ line, reason }) => <RefusedLine key={line} {...{ line, reason }} />)
          : part.rows.map((row, index) => <Planned key={row.id ?? `new ${index}`} row={row} />)}
      </ul>
      <Pagination
        label={pages('pages')}
        previous={pages('previousPage')}
        next={pages('nextPage')}
        page={page}
        pages={Math.ceil(total / listSize)}
        pageLabel={(number) => pages('page', { number })}
        href={href}
      />
    </section>
  );
}

function RefusedLine({ line, reason }: Pick<RefusedLines['lines'][number], 'line' | 'reason'>) {
  const t = useTranslations('AdminImport');
  const textOf = useFaultText();
  return (
    <li className="wrap-anywhere px-4 py-2">
      {t('line', { line: String(line) })}: <bdi>{textOf(saidOf(reason))}</bdi>
    </li>
  );
}

function Planned({ row: { id, title, place, fields } }: { row: PlannedRow }) {
  const t = useTranslations('AdminImport');
  const locale = useLocale();
  const path = id === null ? null : recordPath('listing', String(id));
  const words = (name: PlannedRow['fields'][number]['name'], value: string) =>
    inReadersWords(name, value, t, locale) || t('nothing');
  return (
    <li className="wrap-anywhere px-4 py-2">
      {path ? (
        <Link href={path} prefetch={false} className="link font-semibold">
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi className="font-semibold">{title}</bdi>
      )}{' '}
      <bdi className="text-muted">{place}</bdi>
      {fields.length > 0 && (
        <dl className="grid gap-x-4 text-sm sm:grid-cols-[11rem_1fr]">
          {fields.map(({ name, before, after }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{t(`fields.${name}`)}</dt>
              <dd>
                <span className="sr-only">{t('heads.before')}: </span>
                <del className="text-muted">
                  <bdi>{words(name, before)}</bdi>
                </del>{' '}
                <span aria-hidden className="inline-block rtl:-scale-x-100">
                  →
                </span>{' '}
                <span className="sr-only">{t('heads.after')}: </span>
                <ins className="no-underline">
                  <bdi>{words(name, after)}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
