import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportProblem } from '@/components/admin/import/import-problem';
import { ImportStart } from '@/components/admin/import/import-start';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { importForm } from '@/lib/admin/imports';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listImports } from '@/lib/care-api/staff-imports';
import { getDraft } from '@/lib/forms/draft';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/listings/import'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'import');
}

export default async function ImportPage({ params }: Props) {
  const { session } = await enterScreen(params, 'import');
  const reading = await listImports(session.accessToken);
  if (reading.state !== 'ready') return <Unavailable />;
  const draft = await getDraft(importForm);
  const t = await getTranslations('AdminImport');
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('import')}>
        <p className="measure mt-2">{t('intro')}</p>
      </ScreenHead>
      <ImportProblem report={draft?.report} />
      <ImportStart imports={reading.value} />
    </>
  );
}
