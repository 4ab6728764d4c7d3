import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { NewRow } from '@/components/admin/working/new-row';
import { enterScreen } from '@/lib/auth/enter-screen';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/questionnaires/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'questionnaires');
}

export default async function NewQuestionnairePage({ params, searchParams }: Props) {
  await enterScreen(params, 'questionnaires', '/new');
  const t = await getTranslations();
  return (
    <>
      <ScreenHead
        title={t('AdminQuestionnaires.new')}
        back={{ href: '/adminPanel/questionnaires', label: t('AdminLayout.screens.questionnaires') }}
      />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <NewRow kind="questionnaire" />
    </>
  );
}
