import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import type { ApplicationFile } from '@/lib/contract/application-event';
import { endedStages } from '@/lib/contract/application-stage';
import { isWorrying, type Reference } from '@/lib/contract/reference-request';
import type { Typed } from '../case/case-deeds';
import { type CaseForm, DeedForm } from '../case/deed';
import { AskReference } from './ask-reference';
import { ReferenceFacts } from './reference-facts';

type ReferencesProps = { file: ApplicationFile; search: string; back: Typed | null };

/** Who was asked for a reference, what they said, and the form that asks somebody. */
export function References({ file: { application, references }, search, back }: ReferencesProps) {
  const t = useTranslations('AdminApplications.references');
  const form = { id: application.id, version: application.version, search };
  return (
    <section aria-labelledby="references" className="grid gap-4 py-4">
      <h3 id="references">{t('title')}</h3>
      {references.length > 0 && (
        <ul className="grid gap-3">
          {references.map((reference) => (
            <li key={reference.id} className="wrap-anywhere rounded-control border border-line p-4">
              <One {...{ reference, form }} />
            </li>
          ))}
        </ul>
      )}
      {!endedStages.includes(application.stage) &&
        (application.isAnonymous ? <p className="text-muted">{t('hidden')}</p> : <AskReference {...{ form, back }} />)}
    </section>
  );
}

function One({ reference, form }: { reference: Reference; form: CaseForm }) {
  const t = useTranslations('AdminApplications.references');
  const interview = useTranslations('AdminApplications.interview');
  const words = useTranslations('Reference');
  const locale = useLocale();
  const { id, referee, email, state, askedAt, endedAt, reason, answer, mailLeavesAt } = reference;
  const at = endedAt ?? askedAt;
  return (
    <>
      <p>
        <bdi className="font-semibold">{referee}</bdi>{' '}
        <bdi dir="ltr" className="text-muted">
          {email}
        </bdi>
      </p>
      <p>
        {t(`states.${state}`)}
        {at && ` · ${formatMoment(at, locale)}`}
        {reason && ` · ${words(`reasons.${reason}`)}`}
      </p>
      {mailLeavesAt && (
        <p className="mt-2 rounded-control border-2 border-accent bg-blush p-3">
          {interview('leaves', { when: formatMoment(mailLeavesAt, locale) })}
        </p>
      )}
      {answer && isWorrying(answer) && <p className="mt-2 font-semibold text-danger">{t('worry')}</p>}
      {answer && (
        <details open={isWorrying(answer)}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">{t('answer')}</summary>
          <ReferenceFacts answer={answer} />
        </details>
      )}
      {state === 'asked' && (
        <DeedForm action="/api/admin/applications" {...form}>
          <input type="hidden" name="reference" value={id} />
          <button
            type="submit"
            name="action"
            value="withdrawReference"
            className={`${buttonStyle('secondary')} mt-2 justify-self-start`}
          >
            {t('withdraw')}
          </button>
        </DeedForm>
      )}
    </>
  );
}
