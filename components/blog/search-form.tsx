import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';

type SearchFormProps = {
  /** Where the form leads without script. */
  action: string;
  id: string;
  q?: string;
  /** Searched within. */
  category?: number | null;
  box?: React.Ref<HTMLInputElement>;
  onType?: (q: string) => void;
  onSubmit?: (event: React.FormEvent) => void;
};

/** The blog's search box: a GET form, which script may answer at once. */
export function SearchForm({ action, id, q = '', category = null, box, onType, onSubmit }: SearchFormProps) {
  const t = useTranslations('Client.blog');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form of this role is what older readers know
    <form action={action} role="search" aria-label={t('searchLabel')} className="no-print" onSubmit={onSubmit}>
      <label htmlFor={id} className="font-semibold">
        {t('searchBox')}
      </label>
      <div className="mt-1 flex">
        <input
          ref={box}
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          placeholder={t('searchBox')}
          autoComplete="off"
          onChange={onType && ((event) => onType(event.target.value))}
          className="min-h-12 w-full min-w-0 rounded-s-control border border-line-strong bg-surface px-3 placeholder:text-muted not-placeholder-shown:[unicode-bidi:plaintext]"
        />
        {category !== null && <input type="hidden" name="category" value={category} />}
        <button
          type="submit"
          aria-label={t('search')}
          className={`${buttonStyle('primary')} shrink-0 rounded-s-none px-4`}
        >
          <Search aria-hidden className="size-5" />
        </button>
      </div>
    </form>
  );
}
