import type { Metadata } from 'next';
import { companyWork } from '@/lib/admin/company-work';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../../screen-metadata';
import { WorkPreview } from '../../../work-pages';
import { enterCompany } from '../enter-company';

type Props = PageProps<'/[locale]/adminPanel/company/preview'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'company');
}

export default async function CompanyPreviewPage({ params, searchParams }: Props) {
  const { session, id } = await enterCompany(params, '/preview');
  const asked = readSearchParams(await searchParams);
  return <WorkPreview work={companyWork} id={id} session={session} asked={asked} />;
}
