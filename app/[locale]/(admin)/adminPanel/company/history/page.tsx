import type { Metadata } from 'next';
import { companyWork } from '@/lib/admin/company-work';
import { companySchema } from '@/lib/contract/company';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../../screen-metadata';
import { WorkHistory } from '../../../work-pages';
import { enterCompany } from '../enter-company';

type Props = PageProps<'/[locale]/adminPanel/company/history'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'company');
}

export default async function CompanyHistoryPage({ params, searchParams }: Props) {
  const { session, id } = await enterCompany(params, '/history');
  const asked = readSearchParams(await searchParams);
  const nameOf = (row: unknown) => companySchema.parse(row).name;
  return <WorkHistory work={companyWork} id={id} session={session} asked={asked} nameOf={nameOf} />;
}
