import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '@/lib/i18n/languages';
import { PlaceSuggestions } from './place-suggestions';
import { SearchFields } from './search-fields';

/** The way into the directory from other pages: a plain GET form. */
export function DirectorySearch({ id, submitLabel }: { id: string; submitLabel: string }) {
  const t = useTranslations('Client.listing');
  const locale = useLocale();
  return (
    <search aria-label={t('searchLabel')}>
      <form action={localePath(locale, '/listing')} method="get">
        <SearchFields id={id} submitLabel={submitLabel} where={{ list: `${id}-places` }} />
        <PlaceSuggestions id={`${id}-places`} of={`${id}-where`} />
      </form>
    </search>
  );
}
