import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { JobStart } from '@/components/admin/working/job-start';
import { NewRow } from '@/components/admin/working/new-row';
import { listingResource } from '@/lib/admin/listings';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listChoices } from '@/lib/care-api/staff-choices';
import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';
import { readSearchParams } from '@/lib/http/read-search-params';
import { isJob } from '@/lib/listings/is-job';
import { showNew } from '../../../resource-record';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/listings/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'listings');
}

export default async function NewListingPage({ params, searchParams }: Props) {
  const { session, user, isFull } = await enterScreen(params, 'listings', '/new');
  if (!isFull) {
    return showNew({ resource: listingResource }, { params, searchParams });
  }
  const t = await getTranslations();
  const { categories = [] } = await listChoices(session.accessToken, listingResource);
  const hasJobs = isJob(categories.map(({ label }) => label));
  return (
    <>
      <ScreenHead
        title={t('AdminListings.new')}
        back={{ href: '/adminPanel/listings', label: t('AdminLayout.screens.listings') }}
      />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <NewRow kind="listing" places={categories} />
      {hasJobs || !mayCall(endpoints.createCategory.who, user) || <JobStart />}
    </>
  );
}
