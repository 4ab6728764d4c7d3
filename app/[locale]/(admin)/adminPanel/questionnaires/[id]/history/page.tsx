import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { questionnaireWork } from '@/lib/admin/questionnaire-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getStanding } from '@/lib/care-api/working';
import { wholeQuestionnaireSchema } from '@/lib/contract/kept-questionnaire';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../../screen-metadata';
import { WorkHistory } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/questionnaires/[id]/history'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'questionnaires',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'questionnaire', id }),
    nameOf: ({ row }) => wholeQuestionnaireSchema.parse(row).title,
  });
}

export default async function QuestionnaireHistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session } = await enterScreen(params, 'questionnaires', `/${id}/history`);
  if (toId(id) === null) notFound();
  const asked = readSearchParams(await searchParams);
  const nameOf = (row: unknown) => wholeQuestionnaireSchema.parse(row).title;
  return <WorkHistory work={questionnaireWork} id={id} session={session} asked={asked} nameOf={nameOf} />;
}
