import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { FollowedInterview } from '@/lib/contract/interview';
import { formatLondonTime } from '@/lib/i18n/format-london-time';

type FormsProps = {
  token: string;
  interview: FollowedInterview;
  refused: FormDraft | null;
  phone: string | undefined;
};

/** What its applicant does about an interview: two plain forms. */
export function InterviewForms({ token, interview, refused, phone }: FormsProps) {
  const t = useTranslations('Interview');
  const isAgreed = interview.state === 'agreed';
  const { textOf, title, problems } = useFaults(refused?.report ?? null, {
    idOf: (field) => `interview-${field}`,
    whole: 'interview-time',
    phone,
  });
  const times = interview.times.filter((time) => time !== interview.startsAt);
  return (
    <div className="mt-8 grid gap-6">
      {refused?.report && <ErrorSummary title={title} problems={problems} />}
      {times.length > 0 && (
        <AnswerForm token={token} change="choose" save={t('choose')} kind={isAgreed ? 'secondary' : 'primary'}>
          <Times
            times={times}
            legend={isAgreed ? t('another') : t('states.offered')}
            chosen={refused?.words.time}
            error={textOf('time')}
          />
        </AnswerForm>
      )}
      {times.length === 0 && !isAgreed && <p className="font-semibold">{t('noneFree')}</p>}
      <details className="rounded-card border border-line bg-surface px-6">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          {t(isAgreed ? 'cancelTitle' : 'refuseTitle')}
          <ChevronDown aria-hidden className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
        </summary>
        <AnswerForm token={token} change="cancel" save={t(isAgreed ? 'cancel' : 'refuse')} kind="secondary">
          <p>{t('cancelText')}</p>
        </AnswerForm>
      </details>
    </div>
  );
}

type AnswerFormProps = {
  token: string;
  change: 'choose' | 'cancel';
  save: string;
  kind: 'primary' | 'secondary';
  children: React.ReactNode;
};

function AnswerForm({ token, change, save, kind, children }: AnswerFormProps) {
  return (
    <form method="post" action="/api/interviews" className="grid gap-5 pb-6">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="change" value={change} />
      {children}
      <button type="submit" className={`${buttonStyle(kind)} justify-self-start`}>
        {save}
      </button>
    </form>
  );
}

type TimesProps = {
  times: readonly string[];
  legend: string;
  chosen: string | undefined;
  error: React.ReactNode;
};

function Times({ times, legend, chosen, error }: TimesProps) {
  const t = useTranslations('Interview');
  const locale = useLocale();
  return (
    <fieldset
      id="interview-time"
      tabIndex={-1}
      aria-describedby={error ? 'interview-zone interview-error' : 'interview-zone'}
      className="grid gap-2"
    >
      <legend className="font-semibold font-serif text-xl">{legend}</legend>
      <p id="interview-zone" className="text-muted">
        {t('zone')}
      </p>
      {error && (
        <p id="interview-error" className="font-semibold text-danger">
          {error}
        </p>
      )}
      {times.map((time) => (
        <label
          key={time}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-4 py-2"
        >
          <input
            type="radio"
            name="time"
            value={time}
            required
            defaultChecked={time === chosen}
            className="size-5 shrink-0 accent-primary"
          />
          {formatLondonTime(time, locale)}
        </label>
      ))}
    </fieldset>
  );
}
