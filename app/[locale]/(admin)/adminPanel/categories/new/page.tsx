import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryEditor } from '@/components/admin/categories/category-editor';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { WithMessages } from '@/components/layout/with-messages';
import { startEditor } from '@/lib/admin/editor-state';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getDraft } from '@/lib/door/draft';
import { editDraftName } from '@/lib/door/editor-route';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/categories/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'categories');
}

export default async function NewCategoryPage({ params }: Props) {
  await enterScreen(params, 'categories', '/new');
  const draft = await getDraft(editDraftName('category', null));
  const t = await getTranslations('AdminCategories');
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={t('new')} back={{ href: '/adminPanel/categories', label: screens('categories') }} />
      <WithMessages rooms={['AdminEditor', 'AdminCategories']} faults="staff">
        <CategoryEditor
          id={null}
          start={startEditor({ fields: { name: '' }, version: null }, draft)}
          report={draft?.report ?? null}
        />
      </WithMessages>
    </>
  );
}
