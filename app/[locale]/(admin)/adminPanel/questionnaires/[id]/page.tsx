import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { QuestionnaireEditor } from '@/components/admin/questionnaires/questionnaire-editor';
import { QuestionnaireWays } from '@/components/admin/questionnaires/questionnaire-ways';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { questionnaireWork } from '@/lib/admin/questionnaire-work';
import { questionnaireResource } from '@/lib/admin/questionnaires';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getStanding } from '@/lib/care-api/working';
import { wholeQuestionnaireSchema } from '@/lib/contract/kept-questionnaire';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../screen-metadata';
import { editorProps } from '../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/questionnaires/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'questionnaires',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'questionnaire', id }),
    nameOf: ({ row }) => wholeQuestionnaireSchema.parse(row).title,
  });
}

export default async function QuestionnaireEditorPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { locale, session } = await enterScreen(params, 'questionnaires', `/${id}`);
  if (toId(id) === null) notFound();
  const { accessToken } = session;
  const reading = await getStanding(accessToken, { kind: 'questionnaire', id });
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const { value: standing } = reading;
  const { title, questions, questionsVersion, begun, keptAdvice, hasRetention } = wholeQuestionnaireSchema.parse(
    standing.row,
  );
  const asked = readSearchParams(await searchParams);
  const [editor, place, screens] = await Promise.all([
    editorProps(questionnaireWork, { id, locale, standing, asked }),
    getListPlace(questionnaireResource, accessToken, id, asked.get('in')),
    getTranslations('AdminLayout.screens'),
  ]);
  return (
    <>
      <ScreenHead
        title={title}
        back={{ href: place?.list ?? '/adminPanel/questionnaires', label: screens('questionnaires') }}
      >
        <ListWay place={place} />
        <QuestionnaireWays id={id} shown="questions" />
      </ScreenHead>
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminEditor', 'AdminWork', 'AdminQuestionnaires']} faults="questionnaire">
        <QuestionnaireEditor
          {...editor}
          standing={{ ...editor.standing, isDraft: questionsVersion === null }}
          published={questions}
          begun={begun}
          keptAdvice={keptAdvice}
          hasRetention={hasRetention}
        />
      </WithMessages>
    </>
  );
}
