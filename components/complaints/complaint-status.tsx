import { useLocale, useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
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
  const ring = useTranslations('CallBackStatus');
  const { reference, state } = complaint;
  return (
    <div className="wrap max-w-3xl py-10">
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
      {company?.phone && (
        <p className="mt-6">
          {ring('ring')}{' '}
          <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
          <OpeningHours company={company} className="inline-block text-muted" />
        </p>
      )}
      <p className="mt-2">
        <Link href="/complaints" className="link inline-flex min-h-11 items-center">
          {t('elsewhere')}
        </Link>
      </p>
    </div>
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
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-2 rounded-card border border-line bg-surface p-6 sm:grid-cols-[auto_1fr]">
      {facts.map(
        ({ term, day }) =>
          day && (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="mb-2 font-semibold sm:mb-0">{longDay(day, locale)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function ltr(text: React.ReactNode) {
  return <bdi dir="ltr">{text}</bdi>;
}
