import { useTranslations } from 'next-intl';
import { isEmptyCategory } from '@/lib/admin/categories';
import type { Choice } from '@/lib/admin/resource';
import type { KeptCategory } from '@/lib/contract/category';
import { RowEnd } from '../resource/row-end';

type CategoryHoldsProps = {
  category: KeptCategory;
  /** Those it can go into; none where the API cannot do that. */
  others: readonly Choice[];
};

/** What is in a category, and the way to be rid of it: into another one, or deleted where it is empty. */
export function CategoryHolds({ category, others }: CategoryHoldsProps) {
  const t = useTranslations('AdminCategories');
  const { id, version, name, listings, posts } = category;
  const [title, hint, into, choose] = [t('merge'), t('mergeHint'), t('into'), t('choose')];
  const words = { title, hint, into, choose, do: t('mergeYes') };
  const deletion = { kind: 'category', id: String(id), name, path: '/adminPanel/categories', search: '' };
  return (
    <RowEnd
      merges={others.length > 0 ? [{ what: 'categories', id, version, into: others, words }] : []}
      deletion={isEmptyCategory(category) ? deletion : null}
    >
      {listings !== null && posts !== null && <p>{t('holds', { listings, posts })}</p>}
    </RowEnd>
  );
}
