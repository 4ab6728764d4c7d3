import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { ReceivedApplication } from '@/lib/contract/application';
import { Link } from '@/lib/i18n/navigation';
import { ContactWays } from '../case/contact-ways';
import { Facts } from '../case/facts';
import { Since } from '../case/since';
import { Applicant, Stage } from './application-view';
import { ReadMark } from './read-mark';

/** Who applied for what, how they are reached, and all that they answered. */
export function ApplicationCase({ row, listed }: { row: ReceivedApplication; listed: string }) {
  const { id, email, phone, listingId, listingTitle, createdAt, answers, withdrawn, stage } = row;
  const isNew = stage === 'sent' && !withdrawn;
  const t = useTranslations('AdminApplications');
  const facts = [
    { label: t('applicant'), value: <Applicant row={row} /> },
    {
      label: t('listing'),
      value: listingId && (
        <Link href={`/listing-details/${listingId}`} prefetch={false} className="link">
          <bdi>{listingTitle}</bdi>
        </Link>
      ),
    },
    { label: t('sent'), value: <Since at={createdAt} /> },
    { label: t('stage'), value: isNew ? <ReadMark id={id} listed={listed} /> : <Stage row={row} /> },
  ];
  return (
    <section aria-label={t('case')} className="mb-8 max-w-4xl rounded-card border border-line bg-surface p-5">
      {withdrawn && <p className="mb-4 font-semibold">{t('withdrawnText')}</p>}
      <ContactWays phone={phone} email={email} />
      <Facts facts={facts} />
      <h2 className="mt-6 border-line border-t pt-5">{t('answers')}</h2>
      <dl className="mt-3 divide-y divide-line">
        {answers.map(({ label, value }) => (
          <div key={label} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
            <InOwnLanguage as="dt" className="font-semibold">
              {label}
            </InOwnLanguage>
            <InOwnLanguage as="dd" dir="auto" className="wrap-anywhere whitespace-pre-line">
              {value}
            </InOwnLanguage>
          </div>
        ))}
      </dl>
      <p className="measure mt-4 text-muted text-sm">{t('noted')}</p>
    </section>
  );
}
