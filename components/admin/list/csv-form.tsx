import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';

export type CsvChoice = {
  /** Where all of it is had. */
  href: string;
  columns: readonly { key: string; label: string }[];
};

/** What a list is asked for now, as a table of the columns that are ticked. */
export function CsvForm({ href, columns }: CsvChoice) {
  const t = useTranslations('AdminList');
  const [action, search] = href.split('?');
  return (
    <form action={action} className="grid gap-3 rounded-card border border-line bg-surface p-4">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
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
  );
}
