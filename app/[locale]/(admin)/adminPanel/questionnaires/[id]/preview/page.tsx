import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { questionnaireWork } from '@/lib/admin/questionnaire-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';
import { WorkPreview } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/questionnaires/[id]/preview'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'questionnaires');
}

export default async function QuestionnairePreviewPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session } = await enterScreen(params, 'questionnaires', `/${id}/preview`);
  if (toId(id) === null) notFound();
  const asked = readSearchParams(await searchParams);
  return <WorkPreview work={questionnaireWork} id={id} session={session} asked={asked} />;
}
