import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { isEmptyCategory } from '@/lib/admin/categories';
import type { Category, KeptCategory } from '@/lib/contract/category';
import { AskDelete } from '../list/row-trash';

type CategoryHoldsProps = {
  category: KeptCategory;
  /** Those it can go into; none where the API cannot do that. */
  others: Category[];
};

/** What is in a category, and the way to be rid of it: into another one, or deleted where it is empty. */
export function CategoryHolds({ category, others }: CategoryHoldsProps) {
  const t = useTranslations('AdminCategories');
  const { id, name, listings, posts } = category;
  const isCounted = listings !== null && posts !== null;
  return (
    <div className="measure mt-8 grid gap-8 border-line border-t pt-6">
      {isCounted && <p>{t('holds', { listings, posts })}</p>}
      {others.length > 0 && (
        <section aria-labelledby="merge">
          <h2 id="merge">{t('merge')}</h2>
          <MergeForm category={category} others={others} />
        </section>
      )}
      {isEmptyCategory(category) && (
        <section aria-labelledby="delete">
          <h2 id="delete">{t('delete')}</h2>
          <div className="mt-2">
            <AskDelete kind="category" id={String(id)} name={name} path="/adminPanel/categories" search="" />
          </div>
        </section>
      )}
    </div>
  );
}

function MergeForm({ category: { id, version }, others }: CategoryHoldsProps) {
  const t = useTranslations('AdminCategories');
  const fields = { locale: useLocale(), id: String(id), ...(version !== null && { version: String(version) }) };
  return (
    <form method="post" action="/api/admin/categories/merge" className="mt-2 grid gap-4">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p id="merge-hint">{t('mergeHint')}</p>
      <div>
        <label htmlFor="into" className="font-semibold">
          {t('into')}
        </label>
        <select
          id="into"
          name="into"
          required
          defaultValue=""
          aria-describedby="merge-hint"
          className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
        >
          <option value="">{t('choose')}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={`${buttonStyle('accent')} justify-self-start`}>
        {t('mergeYes')}
      </button>
    </form>
  );
}
