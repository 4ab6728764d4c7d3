import { useLocale, useTranslations } from 'next-intl';
import { StatusPage } from '@/components/layout/status-page';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { FollowedReference } from '@/lib/contract/reference-request';
import { longDay } from '@/lib/posts/format-day';
import { DeclineForm } from './decline-form';
import { ReferenceForm } from './reference-form';

type ReferenceStatusProps = {
  token: string;
  reference: FollowedReference;
  company: Company | null;
  /** It was kept unfinished just now. */
  isKept: boolean;
  /** An answer that was refused. */
  refused: FormDraft | null;
};

/** A reference as the referee is asked for it: about whom, what becomes of it, and the form. */
export function ReferenceStatus({ token, reference, company, isKept, refused }: ReferenceStatusProps) {
  const t = useTranslations('Reference');
  const locale = useLocale();
  const { applicant, about, state, until } = reference;
  return (
    <StatusPage done={isKept && t('done.keep')} company={state === 'asked' ? company : null}>
      <h1>{t('title', { applicant })}</h1>
      {about && (
        <p className="mt-1 text-muted">
          <InOwnLanguage>{about}</InOwnLanguage>
        </p>
      )}
      <p className="mt-3 text-xl">{t(`states.${state}`, { applicant })}</p>
      {state === 'asked' && (
        <>
          {until && <p className="mt-3">{t('by', { day: longDay(until, locale) })}</p>}
          <p className="mt-3 text-muted">{t('confidence', { applicant })}</p>
          <ReferenceForm {...{ token, refused }} answer={reference.answer} phone={company?.phone} />
          <DeclineForm {...{ token, refused }} />
        </>
      )}
    </StatusPage>
  );
}
