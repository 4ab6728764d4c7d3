import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { AnswersScreen } from '@/components/admin/questionnaires/answers-screen';
import { QuestionnaireWays } from '@/components/admin/questionnaires/questionnaire-ways';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getQuestionnaireAnswers } from '@/lib/care-api/staff-questionnaires';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/questionnaires/[id]/answers'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'questionnaires');
}

export default async function QuestionnaireAnswersPage({ params }: Props) {
  const id = toId((await params).id);
  const { session } = await enterScreen(params, 'questionnaires', `/${(await params).id}/answers`);
  if (id === null) notFound();
  const reading = await getQuestionnaireAnswers(session.accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead
        title={reading.value.title}
        back={{ href: '/adminPanel/questionnaires', label: screens('questionnaires') }}
      >
        <QuestionnaireWays id={id} shown="answers" />
      </ScreenHead>
      <AnswersScreen id={id} answers={reading.value} />
    </>
  );
}
