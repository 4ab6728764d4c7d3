import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CategoryEditor } from '@/components/admin/categories/category-editor';
import { CategoryHolds } from '@/components/admin/categories/category-holds';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { toOpenedCategory } from '@/lib/admin/categories';
import { startEditor } from '@/lib/admin/editor-state';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getCategory, listOtherCategories } from '@/lib/care-api/staff-categories';
import { getDraft } from '@/lib/door/draft';
import { editDraftName } from '@/lib/door/editor-route';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/categories/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'categories');
}

export default async function CategoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session, extensions } = await enterScreen(params, 'categories', `/${id}`);
  if (toId(id) === null) notFound();
  const reading = await getCategory(session.accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const category = reading.value;
  const canMerge = extensions.has('mergeCategories');
  const others = canMerge ? await listOtherCategories(session.accessToken, category.id) : [];
  const draft = await getDraft(editDraftName('category', id));
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={category.name} back={{ href: '/adminPanel/categories', label: screens('categories') }} />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <WithMessages rooms={['AdminEditor', 'AdminCategories']} faults="staff">
        <CategoryEditor id={id} start={startEditor(toOpenedCategory(category), draft)} report={draft?.report ?? null} />
      </WithMessages>
      <CategoryHolds category={category} others={others} />
    </>
  );
}
