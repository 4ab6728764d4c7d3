import { useTranslations } from 'next-intl';
import { type TableReading, tableEncodings, tableSeparators } from '@/lib/contract/import';

const box = 'mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3 font-normal';

/** How the file was read as a table: a guess, of which another may be chosen. */
export function ReadingFields({ reading: { encoding, separator, sheet, others = [] } }: { reading: TableReading }) {
  const t = useTranslations('AdminImport');
  const encodings = useTranslations('AdminImport.encodings');
  if (!encoding && sheet === undefined) return null;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-muted text-sm">{t('readingHint')}</legend>
      {sheet !== undefined && (
        <label className="font-semibold">
          {t('sheet')}
          <select name="sheet" defaultValue={sheet} className={box}>
            {[sheet, ...others].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {encoding && (
        <label className="font-semibold">
          {t('encoding')}
          <select name="encoding" defaultValue={encoding} className={box}>
            {tableEncodings.map((name) => (
              <option key={name} value={name}>
                {encodings(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {separator && (
        <label className="font-semibold">
          {t('cells')}
          <select name="cells" defaultValue={separator} className={box}>
            {tableSeparators.map((sign) => (
              <option key={sign} value={sign}>
                {sign === 'tab' ? t('tab') : sign}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
