import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { WebhookScreen } from '@/components/admin/webhooks/webhook-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { webhookForm } from '@/lib/admin/webhooks';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getWebhook } from '@/lib/care-api/staff-webhooks';
import { getDraft } from '@/lib/forms/draft';
import { getShownOnce } from '@/lib/forms/shown-once';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/webhooks/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'webhooks',
    read: (accessToken, id) => getWebhook(accessToken, Number(id)),
    nameOf: ({ webhook }) => webhook.name,
  });
}

export default async function WebhookPage({ params, searchParams }: Props) {
  const id = toId((await params).id);
  const { session } = await enterScreen(params, 'webhooks', `/${id ?? ''}`);
  if (id === null) notFound();
  const reading = await getWebhook(session.accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const [screens, draft, shown] = await Promise.all([
    getTranslations('AdminLayout.screens'),
    getDraft(webhookForm(id)),
    getShownOnce(`webhook-${id}`),
  ]);
  return (
    <>
      <ScreenHead
        title={reading.value.webhook.name}
        back={{ href: '/adminPanel/webhooks?status=all', label: screens('webhooks') }}
      />
      <div id="problem">
        <DoneNotice asked={readSearchParams(await searchParams)} />
      </div>
      <WebhookScreen {...reading.value} made={shown?.[0] ?? null} words={draft?.words ?? null} />
    </>
  );
}
