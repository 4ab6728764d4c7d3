import { useTranslations } from 'next-intl';
import type { Webhook } from '@/lib/contract/webhook';
import { Moment } from '../layout/moment';
import type { ResourceView } from '../resource/resource-view';

export const webhookView: ResourceView<Webhook> = {
  columns: [
    { key: 'name', label: 'AdminWebhooks.name', sort: 'name', isTitle: true, cell: ({ name }) => name },
    {
      key: 'url',
      label: 'AdminWebhooks.url',
      cell: ({ url }) => (
        <bdi dir="ltr" className="wrap-anywhere inline-block sm:min-w-40">
          {url}
        </bdi>
      ),
    },
    { key: 'state', label: 'AdminWebhooks.state', cell: ({ paused }) => <WebhookState paused={paused} /> },
    {
      key: 'sent',
      label: 'AdminWebhooks.lastSent',
      isSecondary: true,
      cell: ({ lastSentAt }) => <Moment at={lastSentAt} />,
    },
    {
      key: 'failed',
      label: 'AdminWebhooks.lastFailed',
      isSecondary: true,
      cell: ({ lastFailedAt }) => <Moment at={lastFailedAt} />,
    },
    { key: 'waiting', label: 'AdminWebhooks.waiting', cell: ({ waiting }) => waiting },
    {
      key: 'created',
      label: 'AdminWebhooks.created',
      isSecondary: true,
      sort: 'created',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ],
};

export function WebhookState({ paused }: Pick<Webhook, 'paused'>) {
  const t = useTranslations('AdminWebhooks');
  return paused === null ? t('on') : t(`pauses.${paused}`);
}
