'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { OnceField } from '@/components/forms/once-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { fieldsOf, sendForm } from '@/lib/browser/send-form';
import { type CallBackFields, emptyCallBackFields, type FormPage } from '@/lib/call-back/call-back-fields';
import type { FaultReport } from '@/lib/contract/faults';
import { honeypotField } from '@/lib/http/honeypot';
import type { ToldHours } from '@/lib/opening/opening-hours';
import { NeedsFields } from './needs-fields';
import { PromiseLine } from './promise-line';
import { ThankYouDialog } from './thank-you-dialog';
import { WayFields, WhenFields } from './when-fields';

type CallBackFormProps = {
  /** Tells the forms of one page apart. */
  form: string;
  submitLabel: string;
  about?: string;
  withPhone?: boolean;
  /** Also asks how to be contacted, and says by when. */
  withWay?: boolean;
  /** Also asks for a day and a time of day, and what is needed to speak or write with them. */
  withWhen?: boolean;
  /** The provider's API takes published calls alone: an email must be given. */
  isPublished?: boolean;
  /** The provider's opening hours, told where nothing is promised. */
  hours?: ToldHours;
  /** The label of a field for the subject, which stands behind the message. */
  subjectLabel?: string;
  /** Names of fields other than ours, which the handler knows too. */
  names?: Partial<CallBackFields>;
  /** Where a form refused without script comes back to. */
  page?: FormPage;
  /** What a form sent without script left behind. */
  initial?: CallBackFields;
  initialFault?: FaultReport | null;
};

/** Of the fields on the page. */
const order = ['yourName', 'phoneNo', 'email', 'date', 'yourMessage', 'interpreter', 'needWords'];

/** One form for every place that asks for a call: a plain POST, or the same by script with a Thank You dialog. */
export function CallBackForm({
  form,
  submitLabel,
  about = '',
  withPhone,
  withWay,
  withWhen,
  isPublished = false,
  hours,
  subjectLabel,
  names = {},
  page = '/form',
  initial = emptyCallBackFields,
  initialFault = null,
}: CallBackFormProps) {
  const t = useTranslations('Client.callBack');
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState(initialFault);
  const [isSending, setIsSending] = useState(false);
  /** Where to go on once it is sent. */
  const [next, setNext] = useState<string | null>(null);
  const [way, setWay] = useState(withWay ? initial.contactBy || (withWhen ? 'phone' : 'email') : 'email');
  const idOf = (field: string) => `${form}-${field}`;
  const { textOf, title, problems } = useFaults(fault, { idOf, whole: idOf('yourMessage'), order, phone: usePhone() });

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const sent = await sendForm<{ next?: string | null }>('/api/call-back', fieldsOf(event.currentTarget));
    setIsSending(false);
    setFault(sent.ok ? null : sent);
    if (!sent.ok) return;
    element.current?.reset();
    setNext(sent.answer.next ?? '/listing');
  }

  const isCall = way !== 'email';
  return (
    <>
      <form
        ref={element}
        method="post"
        action="/api/call-back"
        noValidate
        onSubmit={onSubmit}
        className="mt-4 grid gap-5"
      >
        {fault && <ErrorSummary title={title} problems={problems} fault={fault} />}
        <OnceField />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="about" value={initial.about || about} />
        <p className="hidden">
          <label>
            {t('leaveBlank')} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Field id={`${form}-yourName`} label={t('name')} error={textOf('yourName')}>
          {(wiring) => (
            <input
              {...wiring}
              name={names.yourName ?? 'yourName'}
              autoComplete="name"
              dir="auto"
              maxLength={120}
              defaultValue={initial.yourName}
            />
          )}
        </Field>
        {withWay && <WayFields chosen={way} onChoose={setWay} />}
        {withPhone && (
          <Field
            id={`${form}-phoneNo`}
            label={t('phone')}
            hint={t('phoneHint')}
            optional={isCall ? undefined : t('optional')}
            error={textOf('phoneNo')}
          >
            {(wiring) => (
              <input
                {...wiring}
                name={names.phoneNo ?? 'phoneNo'}
                type="tel"
                autoComplete="tel"
                dir="ltr"
                maxLength={40}
                defaultValue={initial.phoneNo}
              />
            )}
          </Field>
        )}
        <Field
          id={`${form}-email`}
          label={t('email')}
          hint={isCall && !isPublished ? t('emailHint') : undefined}
          optional={isCall && !isPublished ? t('optional') : undefined}
          error={textOf('email')}
        >
          {(wiring) => (
            <input
              {...wiring}
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              maxLength={254}
              defaultValue={initial.email}
            />
          )}
        </Field>
        {withWhen && <WhenFields form={form} initial={initial} error={textOf('date')} />}
        {subjectLabel && (
          <Field id={`${form}-subject`} label={subjectLabel} optional={t('optional')}>
            {(wiring) => (
              <input
                {...wiring}
                name={names.subject ?? 'subject'}
                dir="auto"
                maxLength={200}
                defaultValue={initial.subject}
              />
            )}
          </Field>
        )}
        <Field id={`${form}-yourMessage`} label={t('message')} optional={t('optional')} error={textOf('yourMessage')}>
          {(wiring) => (
            <textarea
              {...wiring}
              name={names.yourMessage ?? 'yourMessage'}
              rows={5}
              dir="auto"
              maxLength={2_000}
              defaultValue={initial.yourMessage}
            />
          )}
        </Field>
        {withWhen && <NeedsFields form={form} initial={initial} errorOf={textOf} />}
        {withWay && <PromiseLine isCall={isCall} hours={hours} isPublished={isPublished} />}
        <SubmitButton isPending={isSending} pendingLabel={t('sending')}>
          {submitLabel}
        </SubmitButton>
      </form>
      {next && <ThankYouDialog next={next} onClose={() => setNext(null)} />}
    </>
  );
}
