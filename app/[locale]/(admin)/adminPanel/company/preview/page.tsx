import type { Metadata } from 'next';
import { companyWork } from '@/lib/admin/company-work';
import { CompanyRowPreview } from '../../../../company-preview';
import { screenMetadata } from '../../../screen-metadata';
import { WorkPreview } from '../../../work-pages';
import { enterCompany } from '../enter-company';

type Props = PageProps<'/[locale]/adminPanel/company/preview'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'company');
}

export default async function CompanyPreviewPage({ params }: Props) {
  const { session, id } = await enterCompany(params, '/preview');
  const show = (row: object, note: string) => <CompanyRowPreview row={row} note={note} />;
  return <WorkPreview work={companyWork} id={id} session={session} show={show} />;
}
