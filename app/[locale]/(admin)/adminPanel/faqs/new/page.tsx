import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FaqEditor } from '@/components/admin/faqs/faq-editor';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { WithMessages } from '@/components/layout/with-messages';
import { startEditor } from '@/lib/admin/editor-state';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getDraft } from '@/lib/door/draft';
import { editDraftName } from '@/lib/door/editor-route';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/faqs/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'faqs');
}

export default async function NewFaqPage({ params }: Props) {
  await enterScreen(params, 'faqs', '/new');
  const draft = await getDraft(editDraftName('faq', null));
  const t = await getTranslations('AdminFaqs');
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={t('new')} back={{ href: '/adminPanel/faqs', label: screens('faqs') }} />
      <WithMessages rooms={['AdminEditor', 'AdminFaqs']} faults="staff">
        <FaqEditor
          id={null}
          start={startEditor({ fields: { question: '', answer: '' }, version: null }, draft)}
          report={draft?.report ?? null}
        />
      </WithMessages>
    </>
  );
}
