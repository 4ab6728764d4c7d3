import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { ListingsScreen } from '@/components/admin/questionnaires/listings-screen';
import { QuestionnaireWays } from '@/components/admin/questionnaires/questionnaire-ways';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { findListings, getAsking, getQuestionnaireListings } from '@/lib/care-api/staff-questionnaires';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/questionnaires/[id]/listings'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'questionnaires');
}

export default async function QuestionnaireListingsPage({ params, searchParams }: Props) {
  const id = toId((await params).id);
  const { session } = await enterScreen(params, 'questionnaires', `/${(await params).id}/listings`);
  if (id === null) notFound();
  const { accessToken } = session;
  const asked = readSearchParams(await searchParams);
  const q = (asked.get('q') ?? '').trim().slice(0, 100);
  const [reading, found, asking, screens] = await Promise.all([
    getQuestionnaireListings(accessToken, id),
    q ? findListings(accessToken, q) : null,
    getAskingOther(accessToken, toId(asked.get('asks'))),
    getTranslations('AdminLayout.screens'),
  ]);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const { title, listings } = reading.value;
  return (
    <>
      <ScreenHead title={title} back={{ href: '/adminPanel/questionnaires', label: screens('questionnaires') }}>
        <QuestionnaireWays id={id} shown="listings" />
      </ScreenHead>
      <DoneNotice asked={asked} />
      <ListingsScreen {...{ id, listings }} found={found && { q, listings: found }} asking={asking} />
    </>
  );
}

/** A listing that asks another questionnaire, with the name of that. */
async function getAskingOther(accessToken: string, id: number | null) {
  const reading = id === null ? null : await getAsking(accessToken, id);
  const listing = reading?.state === 'ready' ? reading.value : null;
  if (!listing?.questionnaireId) return null;
  const other = await getQuestionnaireListings(accessToken, listing.questionnaireId);
  return { ...listing, other: other.state === 'ready' ? other.value.title : '' };
}
