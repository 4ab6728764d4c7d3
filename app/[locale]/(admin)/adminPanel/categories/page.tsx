import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryList } from '@/components/admin/categories/category-list';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { WithMessages } from '@/components/layout/with-messages';
import { categoryRules, plainCategoryRules } from '@/lib/admin/categories';
import { parseListQuery } from '@/lib/admin/list-query';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getCategoryPage } from '@/lib/care-api/staff-categories';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/categories'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'categories');
}

export default async function CategoriesPage({ params, searchParams }: Props) {
  const { session, extensions } = await enterScreen(params, 'categories');
  const canMerge = extensions.has('mergeCategories');
  const asked = readSearchParams(await searchParams);
  const { query, ignored } = parseListQuery(asked, canMerge ? categoryRules : plainCategoryRules);
  const reading = await getCategoryPage(session.accessToken, query);
  const t = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={t('categories')} />
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminList']}>
        <CategoryList
          query={query}
          ignored={ignored}
          page={reading.state === 'ready' ? reading.value : null}
          asked={{ edit: asked.get('edit'), delete: asked.get('delete') }}
          canMerge={canMerge}
        />
      </WithMessages>
    </>
  );
}
