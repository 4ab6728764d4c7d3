import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { NewRow } from '@/components/admin/working/new-row';
import { listingResource } from '@/lib/admin/listings';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listChoices } from '@/lib/care-api/staff-choices';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/posts/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'posts');
}

export default async function NewPostPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'posts', '/new');
  const t = await getTranslations();
  const { categories = [] } = await listChoices(session.accessToken, listingResource);
  return (
    <>
      <ScreenHead
        title={t('AdminPosts.new')}
        back={{ href: '/adminPanel/posts', label: t('AdminLayout.screens.posts') }}
      />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <NewRow kind="post" places={categories} />
    </>
  );
}
