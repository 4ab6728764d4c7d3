import { useLocale, useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { FollowedInterview } from '@/lib/contract/interview';
import { formatLondonTime } from '@/lib/i18n/format-london-time';
import { InterviewForms } from './interview-forms';

type InterviewAnswerProps = {
  token: string;
  interview: FollowedInterview;
  company: Company | null;
  /** What was just done, as the address says. */
  done: string | null;
  refused: FormDraft | null;
};

/** An interview as its applicant answers to it: when and where it is, or the times to choose from. */
export function InterviewAnswer({ token, interview, company, done, refused }: InterviewAnswerProps) {
  const t = useTranslations('Interview');
  const ring = useTranslations('CallBackStatus');
  const change = (['choose', 'cancel'] as const).find((one) => one === done);
  const { state, reference } = interview;
  return (
    <div className="wrap max-w-3xl py-10">
      {change && (
        <p role="status" className="mb-6 rounded-card bg-sage p-4 font-semibold">
          {t(`done.${change}`)}
        </p>
      )}
      <h1>{t('title')}</h1>
      {state !== 'offered' && <p className="mt-3 text-xl">{t(`states.${state}`)}</p>}
      <Facts interview={interview} />
      <p className="mt-3 text-muted">
        <bdi>{t('application', { reference })}</bdi>
        {interview.about && (
          <>
            {' · '}
            <InOwnLanguage>{interview.about}</InOwnLanguage>
          </>
        )}
      </p>
      {(state === 'offered' || state === 'agreed') && (
        <InterviewForms {...{ token, interview, refused }} phone={company?.phone} />
      )}
      {company?.phone && (
        <p className="mt-6">
          {ring('ring')}{' '}
          <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
          <OpeningHours company={company} className="inline-block text-muted" />
        </p>
      )}
    </div>
  );
}

function Facts({ interview: { state, startsAt, minutes, place } }: Pick<InterviewAnswerProps, 'interview'>) {
  const t = useTranslations('Interview');
  const locale = useLocale();
  const facts = [
    { term: t('when'), told: state === 'agreed' && startsAt && formatLondonTime(startsAt, locale) },
    { term: t('length'), told: t('minutes', { count: minutes }) },
    { term: t('place'), told: <InOwnLanguage>{place}</InOwnLanguage> },
  ];
  if (state === 'cancelled' || state === 'over') return null;
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-2 rounded-card border border-line bg-surface p-6 sm:grid-cols-[auto_1fr]">
      {facts.map(
        ({ term, told }) =>
          told && (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere mb-2 font-semibold sm:mb-0">{told}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
