import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { QuestionnaireWays } from '@/components/admin/questionnaires/questionnaire-ways';
import { VersionsScreen } from '@/components/admin/questionnaires/versions-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getQuestionnaireVersions } from '@/lib/care-api/staff-questionnaires';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/questionnaires/[id]/versions'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'questionnaires');
}

export default async function QuestionnaireVersionsPage({ params, searchParams }: Props) {
  const id = toId((await params).id);
  const { session } = await enterScreen(params, 'questionnaires', `/${(await params).id}/versions`);
  if (id === null) notFound();
  const asked = readSearchParams(await searchParams);
  // What is no number of a version is not asked for.
  const versionOf = (name: string) => {
    const number = toId(asked.get(name));
    return number === null ? {} : { [name]: String(number) };
  };
  const reading = await getQuestionnaireVersions(session.accessToken, id, {
    ...versionOf('from'),
    ...versionOf('to'),
  });
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead
        title={reading.value.title}
        back={{ href: '/adminPanel/questionnaires', label: screens('questionnaires') }}
      >
        <QuestionnaireWays id={id} shown="versions" />
      </ScreenHead>
      <VersionsScreen id={id} compared={reading.value} />
    </>
  );
}
