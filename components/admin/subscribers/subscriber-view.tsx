import { useTranslations } from 'next-intl';
import { EmailText } from '@/components/ui/email-text';
import { newsletterTopics } from '@/lib/contract/newsletter';
import type { Subscriber } from '@/lib/contract/subscriber';
import { Moment } from '../layout/moment';
import type { ResourceView } from '../resource/resource-view';

export const subscriberView: ResourceView<Subscriber> = {
  columns: [
    {
      key: 'email',
      label: 'AdminSubscribers.email',
      sort: 'email',
      isTitle: true,
      cell: ({ email }) => <EmailText>{email}</EmailText>,
    },
    { key: 'topics', label: 'AdminSubscribers.topic', cell: (row) => <Topics row={row} /> },
    {
      key: 'mailed',
      label: 'AdminSubscribers.mailed',
      cell: ({ mailedAt }) => mailedAt && <Moment at={mailedAt} />,
    },
    {
      key: 'created',
      label: 'AdminSubscribers.created',
      sort: 'created',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ],
};

/** What their owner confirmed, and what waits for it. */
function Topics({ row: { confirmed, asked } }: { row: Subscriber }) {
  const t = useTranslations('AdminSubscribers');
  const nameOf = (topic: string) => {
    const known = newsletterTopics.find((one) => one === topic);
    return known ? t(`topics.${known}`) : topic;
  };
  return (
    <>
      {confirmed.map(nameOf).join(t('comma'))}
      {asked.length > 0 && (
        <span className="block text-muted text-sm">{t('asked', { topics: asked.map(nameOf).join(t('comma')) })}</span>
      )}
    </>
  );
}
