import { useLocale, useTranslations } from 'next-intl';
import { StatusFacts, StatusPage } from '@/components/layout/status-page';
import type { Company } from '@/lib/contract/company';
import type { FollowedComplaint } from '@/lib/contract/complaint';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';

type ComplaintStatusProps = {
  complaint: FollowedComplaint;
  company: Company | null;
  /** It came in just now. */
  isNew: boolean;
};

/** A complaint as whoever complained follows it: how it stands, by when it is answered, and where else they can go. */
export function ComplaintStatus({ complaint, company, isNew }: ComplaintStatusProps) {
  const t = useTranslations('Complaints');
  const { reference, state } = complaint;
  const elsewhere = (
    <p className="mt-2">
      <Link href="/complaints" className="link inline-flex min-h-11 items-center">
        {t('elsewhere')}
      </Link>
    </p>
  );
  return (
    <StatusPage company={company} after={elsewhere}>
      {isNew && (
        <div role="status" className="mb-6 rounded-card bg-sage p-6">
          <p className="font-semibold font-serif text-2xl">{t('sent.title')}</p>
          <p className="mt-2">{t.rich('sent.number', { number: () => ltr(reference) })}</p>
          <p className="mt-2">{t('status.keep')}</p>
        </div>
      )}
      <h1>{t.rich('status.title', { reference, ltr })}</h1>
      <p className="mt-3 text-xl">{t(`status.states.${state}`)}</p>
      <Facts complaint={complaint} />
    </StatusPage>
  );
}

function Facts({ complaint: { state, receivedAt, answerBy, at } }: Pick<ComplaintStatusProps, 'complaint'>) {
  const t = useTranslations('Complaints.status');
  const locale = useLocale();
  const isOpen = state === 'new' || state === 'acknowledged';
  const facts = [
    { term: t('received'), day: receivedAt },
    { term: t(state === 'acknowledged' ? 'acknowledged' : 'answered'), day: at },
    { term: t('answerBy'), day: isOpen ? answerBy : null },
  ];
  return <StatusFacts facts={facts.map(({ term, day }) => ({ term, told: day && longDay(day, locale) }))} />;
}

function ltr(text: React.ReactNode) {
  return <bdi dir="ltr">{text}</bdi>;
}
