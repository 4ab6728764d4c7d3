import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import { importRunPath } from '@/lib/admin/imports';
import type { ImportListItem } from '@/lib/contract/import';
import { Link } from '@/lib/i18n/navigation';

const accept = '.csv,.tsv,.txt,.xlsx,.ods,.json,.ndjson,.jsonl,.gz';

/** The form for a file, and what was imported before. */
export function ImportStart({ imports }: { imports: readonly ImportListItem[] }) {
  const t = useTranslations('AdminImport');
  const locale = useLocale();
  return (
    <>
      <form method="post" action="/api/admin/import" encType="multipart/form-data" className="mt-4 grid max-w-xl gap-4">
        <input type="hidden" name="locale" value={locale} />
        <Field id="file" label={t('file')}>
          {(wiring) => <input {...wiring} name="file" type="file" required accept={accept} />}
        </Field>
        <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
          {t('send')}
        </button>
      </form>
      <section aria-labelledby="earlier" className="mt-8">
        <h2 id="earlier">{t('earlier')}</h2>
        {imports.length === 0 ? <p className="mt-2 text-muted">{t('none')}</p> : <Earlier imports={imports} />}
      </section>
    </>
  );
}

function Earlier({ imports }: { imports: readonly ImportListItem[] }) {
  const t = useTranslations('AdminImport');
  const states = useTranslations('AdminImport.states');
  const locale = useLocale();
  return (
    <ul className="mt-2 grid gap-2">
      {imports.map(({ id, fileName, by, createdAt, state }) => (
        <li key={id} className="rounded-control border border-line bg-surface px-4 py-2">
          <Link href={importRunPath(id)} prefetch={false} className="link wrap-anywhere font-semibold">
            <bdi>{fileName}</bdi>
          </Link>
          <p className="text-muted text-sm">
            {states(state)} · {formatMoment(createdAt, locale)}
            {by && (
              <>
                {' · '}
                <span className="sr-only">{t('by')} </span>
                <bdi>{by}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
