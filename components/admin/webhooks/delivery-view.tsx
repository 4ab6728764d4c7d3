import { useTranslations } from 'next-intl';
import { type WebhookDelivery, webhookKinds, webhookTest } from '@/lib/contract/webhook';
import { Moment } from '../layout/moment';
import { PostForm } from '../layout/post-form';
import type { ResourceView } from '../resource/resource-view';
import { EventName } from './webhook-fields';

export const deliveryView: ResourceView<WebhookDelivery> = {
  columns: [
    { key: 'type', label: 'AdminWebhooks.what', isTitle: true, cell: (delivery) => <DeliveryName {...delivery} /> },
    { key: 'webhook', label: 'AdminWebhooks.name', cell: ({ webhook }) => <bdi>{webhook}</bdi> },
    {
      key: 'created',
      label: 'AdminWebhooks.happened',
      sort: 'created',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    { key: 'state', label: 'AdminWebhooks.state', cell: (delivery) => <DeliveryState {...delivery} /> },
  ],
  RowLink: ({ row, search }) => <AgainForm {...row} search={search} />,
};

/** What it tells of: the kind, what happened, how many. */
export function DeliveryName({ type, ids }: Pick<WebhookDelivery, 'type' | 'ids'>) {
  const t = useTranslations('AdminWebhooks');
  const kind = webhookKinds.find((one) => type.startsWith(`${one}.`));
  if (!kind) return type === webhookTest ? t('aTest') : type;
  return (
    <>
      {t(`kinds.${kind}`)}: <EventName type={type} />{' '}
      <span className="text-muted">{t('rows', { count: ids.length, id: String(ids[0] ?? '') })}</span>
    </>
  );
}

export function DeliveryState(delivery: WebhookDelivery) {
  const { state, finishedAt, nextAttemptAt, attempts, status, said } = delivery;
  const t = useTranslations('AdminWebhooks');
  return (
    <>
      {t(state)} <Moment at={finishedAt} />
      {attempts > 0 && (
        <span className="block">
          {t('tries', { count: attempts })}
          {status !== null && ` ${t('status', { status: String(status) })}`}
        </span>
      )}
      {said && (
        <bdi dir="ltr" className="wrap-anywhere block max-w-prose font-mono text-sm">
          {said}
        </bdi>
      )}
      {nextAttemptAt && (
        <span className="block">
          {t('next')} <Moment at={nextAttemptAt} />
        </span>
      )}
    </>
  );
}

type AgainProps = Pick<WebhookDelivery, 'id' | 'webhookId' | 'type' | 'state'> & {
  /** Of the list that it stands in; absent on the webhook's own screen. */
  search?: string;
};

export function AgainForm({ id, webhookId, type, state, search }: AgainProps) {
  const t = useTranslations('AdminWebhooks');
  const from = search === undefined ? { webhook: webhookId } : { search };
  return (
    <PostForm action="/api/admin/webhooks/deeds" fields={{ action: 'again', id, ...from }}>
      <button type="submit" className="link min-h-8 cursor-pointer py-1">
        {state === 'waiting' ? t('now') : t('again')}
        <span className="sr-only"> {type}</span>
      </button>
    </PostForm>
  );
}
