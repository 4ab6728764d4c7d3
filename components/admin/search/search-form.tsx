import { Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/languages';

/** Looks through everything that is somebody's work: a form whose answer is an address. `field` tells its box more. */
export function SearchForm({ id, q = '', field }: { id: string; q?: string; field?: React.ComponentProps<'input'> }) {
  const t = useTranslations('AdminSearch');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form of this role is what older readers know
    <form role="search" aria-label={t('label')} action={localePath(useLocale(), '/adminPanel/search')}>
      <label htmlFor={id} className="font-semibold">
        {t('label')}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t('hint')}
      </p>
      <div className="mt-1 flex max-w-2xl gap-2">
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          dir="auto"
          aria-describedby={`${id}-hint`}
          className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          {...field}
        />
        <button type="submit" className={`${buttonStyle('secondary')} shrink-0`}>
          <Search aria-hidden className="size-5" />
          {t('go')}
        </button>
      </div>
    </form>
  );
}
