import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { Webhook, WebhookDelivery } from '@/lib/contract/webhook';
import { Link } from '@/lib/i18n/navigation';
import { Moment } from '../layout/moment';
import { PostForm } from '../layout/post-form';
import { AgainForm, DeliveryName, DeliveryState } from './delivery-view';
import { MadeSecret } from './made-secret';
import { WebhookFields } from './webhook-fields';
import { WebhookState } from './webhook-view';

type WebhookScreenProps = {
  webhook: Webhook;
  /** Newest first. */
  deliveries: readonly WebhookDelivery[];
  /** The secret that was just made. */
  made: string | null;
  /** What was typed before the form came back. */
  words: Readonly<Record<string, string>> | null;
};

/** Where another system is told: what it is told of, how that goes, and all that may be done with it. */
export function WebhookScreen({ webhook, deliveries, made, words }: WebhookScreenProps) {
  const t = useTranslations('AdminWebhooks');
  const { id, paused, version, owner, createdAt } = webhook;
  const turn = paused === null ? 'pause' : 'resume';
  const facts = [
    { label: t('state'), value: <WebhookState paused={paused} /> },
    { label: t('lastSent'), value: webhook.lastSentAt ? <Moment at={webhook.lastSentAt} /> : t('never') },
    { label: t('lastFailed'), value: webhook.lastFailedAt ? <Moment at={webhook.lastFailedAt} /> : t('never') },
    ...(webhook.earlierUntil ? [{ label: t('earlierUntil'), value: <Moment at={webhook.earlierUntil} /> }] : []),
    { label: t('created'), value: <Moment at={createdAt} /> },
    { label: t('owner'), value: <bdi>{owner}</bdi> },
  ];
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <section aria-labelledby="now" className="rounded-card border border-line bg-surface p-5">
        <h2 id="now">{t('nowTitle')}</h2>
        <dl className="wrap-anywhere mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {made && <MadeSecret secret={made} />}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {(['test', turn, 'secret'] as const).map((action) => (
            <PostForm key={action} action="/api/admin/webhooks/deeds" fields={{ action, id }}>
              <button type="submit" className={buttonStyle('secondary')}>
                {t(action)}
              </button>
            </PostForm>
          ))}
          <Link
            href={`/adminPanel/webhooks?status=all&delete=${id}`}
            prefetch={false}
            className="link min-h-11 content-center"
          >
            {t('revoke')}
          </Link>
        </div>
      </section>
      <section aria-labelledby="change" className="rounded-card border border-line bg-surface p-5">
        <h2 id="change">{t('change')}</h2>
        <PostForm action="/api/admin/webhooks" fields={{ id, version }} className="mt-3 grid gap-4">
          <WebhookFields
            name={words?.name ?? webhook.name}
            url={words?.url ?? webhook.url}
            events={words?.events?.split(' ') ?? webhook.events}
          />
          <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
            {t('save')}
          </button>
        </PostForm>
      </section>
      <section aria-labelledby="last" className="rounded-card border border-line bg-surface p-5 xl:col-span-2">
        <h2 id="last">{t('lastTitle')}</h2>
        {deliveries.length === 0 && <p className="mt-3">{t('noDeliveries')}</p>}
        <ul className="mt-3 divide-y divide-line">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_1fr_auto]">
              <p>
                <span className="font-semibold">
                  <DeliveryName {...delivery} />
                </span>{' '}
                <span className="block">
                  <Moment at={delivery.createdAt} />
                </span>
              </p>
              <div>
                <DeliveryState {...delivery} />
              </div>
              <AgainForm {...delivery} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
