import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';

export type CsvChoice = {
  /** Where all of it is had. */
  href: string;
  columns: readonly { key: string; label: string }[];
};

/**
 * What a list is asked for now, as a table of the columns that are ticked. It opens over the list: beside its button, on
 * a phone from edge to edge of whatever is `relative` around it.
 */
export function CsvMenu({ href, columns }: CsvChoice) {
  const t = useTranslations('AdminList');
  const [action, search] = href.split('?');
  return (
    <details className="sm:relative">
      <summary
        title={t('csv')}
        className={`${buttonStyle('secondary')} list-none px-3! [&::-webkit-details-marker]:hidden`}
      >
        <Download aria-hidden className="size-5" />
        <span className="sr-only">{t('csv')}</span>
      </summary>
      <form
        action={action}
        className="absolute z-20 mt-1 grid gap-3 rounded-card border border-line bg-surface p-4 shadow-md max-sm:inset-x-0 sm:end-0 sm:w-max sm:max-w-xl"
      >
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="grid grid-cols-2 gap-x-6">
          <legend className="sr-only">{t('csv')}</legend>
          {columns.map(({ key, label }) => (
            <label key={key} className="flex min-h-9 cursor-pointer items-center gap-3">
              <input type="checkbox" name="columns" value={key} defaultChecked className="size-5 accent-primary" />
              {label}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
          {t('csv')}
        </button>
      </form>
    </details>
  );
}
