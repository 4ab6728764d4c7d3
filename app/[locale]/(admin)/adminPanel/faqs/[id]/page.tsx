import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FaqEditor } from '@/components/admin/faqs/faq-editor';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { startEditor } from '@/lib/admin/editor-state';
import { toOpenedFaq } from '@/lib/admin/faqs';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getFaq } from '@/lib/care-api/staff-faqs';
import { getDraft } from '@/lib/door/draft';
import { editDraftName } from '@/lib/door/editor-route';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/faqs/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'faqs');
}

export default async function FaqPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session } = await enterScreen(params, 'faqs', `/${id}`);
  if (toId(id) === null) notFound();
  const reading = await getFaq(session.accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const draft = await getDraft(editDraftName('faq', id));
  const asked = readSearchParams(await searchParams);
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={reading.value.question} back={{ href: '/adminPanel/faqs', label: screens('faqs') }} />
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminEditor', 'AdminFaqs']} faults="staff">
        <FaqEditor id={id} start={startEditor(toOpenedFaq(reading.value), draft)} report={draft?.report ?? null} />
      </WithMessages>
    </>
  );
}
