import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ImportProblem } from '@/components/admin/import/import-problem';
import { ImportScreen } from '@/components/admin/import/import-screen';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { importForm, importPath } from '@/lib/admin/imports';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getImport } from '@/lib/care-api/staff-imports';
import { getDraft } from '@/lib/door/draft';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/listings/import/[run]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'import');
}

export default async function ImportRunPage({ params }: Props) {
  const { run } = await params;
  const { session } = await enterScreen(params, 'import', `/${run}`);
  const id = toId(run);
  if (id === null) notFound();
  const reading = await getImport(session.accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const draft = await getDraft(importForm);
  const t = await getTranslations('AdminImport');
  return (
    <>
      <ScreenHead title={reading.value.fileName} back={{ href: importPath, label: t('back') }} />
      <ImportProblem report={draft?.report} problem={reading.value.problem} />
      <ImportScreen run={reading.value} />
    </>
  );
}
