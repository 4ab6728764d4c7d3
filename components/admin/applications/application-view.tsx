import { useLocale, useTranslations } from 'next-intl';
import type { ReceivedApplication } from '@/lib/contract/application';
import { longDay } from '@/lib/posts/format-day';
import { Since } from '../case/since';
import type { NounView } from '../noun/noun-view';

export const applicationView: NounView<ReceivedApplication> = {
  columns: [
    {
      key: 'reference',
      label: 'AdminApplications.reference',
      isTitle: true,
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
    },
    { key: 'applicant', label: 'AdminApplications.applicant', cell: (row) => <Applicant row={row} /> },
    { key: 'listing', label: 'AdminApplications.listing', cell: ({ listingTitle }) => <bdi>{listingTitle}</bdi> },
    {
      key: 'sent',
      label: 'AdminApplications.sent',
      sort: 'created',
      cell: ({ createdAt }) => <Since at={createdAt} isShort />,
    },
    { key: 'stage', label: 'AdminApplications.stage', cell: (row) => <Stage row={row} /> },
    { key: 'next', label: 'AdminApplications.next', sort: 'next', cell: (row) => <NextStep row={row} /> },
  ],
};

type RowProps = { row: ReceivedApplication };

/** Who it is, as far as they have shown it. */
export function Applicant({ row: { applicant, isUnconfirmed } }: RowProps) {
  const t = useTranslations('AdminApplications');
  return (
    <>
      <bdi>{applicant}</bdi>
      {isUnconfirmed && <span className="block text-muted text-sm">{t('unconfirmed')}</span>}
    </>
  );
}

export function Stage({ row: { stage, withdrawn } }: RowProps) {
  const t = useTranslations('AdminApplications');
  return withdrawn ? t('tabs.withdrawn') : t(`stages.${stage}`);
}

function NextStep({ row: { nextStep, nextOn } }: RowProps) {
  const locale = useLocale();
  return (
    <>
      <bdi>{nextStep}</bdi>
      {nextOn && <span className="block text-muted text-sm">{longDay(nextOn, locale)}</span>}
    </>
  );
}
