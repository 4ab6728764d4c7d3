import { useLocale, useTranslations } from 'next-intl';
import { StatusFacts, StatusPage } from '@/components/layout/status-page';
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
  const change = (['choose', 'cancel'] as const).find((one) => one === done);
  const { state, reference } = interview;
  return (
    <StatusPage done={change && t(`done.${change}`)} company={company}>
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
    </StatusPage>
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
  return state === 'cancelled' || state === 'over' ? null : <StatusFacts facts={facts} />;
}
