import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { fieldOf } from '@/lib/admin/imports';
import { type ImportRun, importFields } from '@/lib/contract/import';
import { ImportForm } from './import-form';
import { ReadingFields } from './reading-fields';

const box = 'mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3';

/** Which column holds what, with samples, and what is known of the file besides; then it is tried dry. */
export function MappingForm({ run }: { run: ImportRun }) {
  const t = useTranslations('AdminImport');
  const isTable = run.columns.length > 0;
  return (
    <ImportForm
      id={run.id}
      action="map"
      label={run.state === 'asks' ? t('try') : t('tryAgain')}
      kind={run.state === 'asks' ? 'primary' : 'secondary'}
    >
      {isTable && <Columns run={run} />}
      <div className="grid max-w-xl gap-4">
        {isTable && <ReadingFields reading={run.mapping?.reading ?? {}} />}
        {isTable && <TableFields run={run} />}
        <label className="font-semibold">
          {t('date')}
          <input type="date" name="date" defaultValue={run.statedOn ?? ''} className={`${box} font-normal`} />
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="isWhole" value="1" defaultChecked={run.isWhole} className="size-5" />
          {t('isWhole')}
        </label>
      </div>
    </ImportForm>
  );
}

function Columns({ run: { columns, mapping } }: { run: ImportRun }) {
  const t = useTranslations('AdminImport');
  const fields = useTranslations('AdminImport.fields');
  return (
    <>
      <p id="mapping-hint" className="measure">
        {t('mappingHint')}
      </p>
      <ul aria-describedby="mapping-hint" className="grid gap-3 md:grid-cols-2">
        {columns.map(({ name, samples }, index) => (
          <li key={name} className="rounded-control border border-line bg-surface p-3">
            <label htmlFor={`field-${index}`} className="wrap-anywhere font-semibold">
              <bdi>{name}</bdi>
            </label>
            <p className="wrap-anywhere text-muted text-sm">
              <span className="sr-only">{t('samples')}: </span>
              {samples.length === 0 && t('nothing')}
              {samples.map((sample, at) => (
                <Fragment key={sample}>
                  {at > 0 && ' · '}
                  <bdi>{sample}</bdi>
                </Fragment>
              ))}
            </p>
            <select
              id={`field-${index}`}
              name={`field.${index}`}
              defaultValue={mapping ? fieldOf(mapping, name) : ''}
              className={box}
            >
              <option value="">{t('leave')}</option>
              {importFields.map((field) => (
                <option key={field} value={field}>
                  {fields(field)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </>
  );
}

function TableFields({ run: { mapping } }: { run: ImportRun }) {
  const t = useTranslations('AdminImport');
  return (
    <>
      <div>
        <label htmlFor="source" className="font-semibold">
          {t('source')}
        </label>
        <p id="source-hint" className="text-muted text-sm">
          {t('sourceHint')}
        </p>
        <input
          id="source"
          name="source"
          required
          maxLength={100}
          dir="auto"
          defaultValue={mapping?.source ?? ''}
          aria-describedby="source-hint"
          className={box}
        />
      </div>
      <label className="font-semibold">
        {t('separator')}
        <select name="separator" defaultValue={mapping?.separator ?? ','} className={`${box} font-normal`}>
          {[',', ';', '|'].map((sign) => (
            <option key={sign}>{sign}</option>
          ))}
        </select>
      </label>
      <label className="font-semibold">
        {t('closed')}
        <input
          name="closed"
          dir="auto"
          maxLength={500}
          defaultValue={mapping?.closed.join(', ') ?? ''}
          className={`${box} font-normal`}
        />
      </label>
    </>
  );
}
