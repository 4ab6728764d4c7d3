'use client';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Honeypot } from '@/components/forms/honeypot';
import { NameField } from '@/components/forms/name-field';
import { OnceField } from '@/components/forms/once-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { type CallBackFields, emptyCallBackFields, type FormPage } from '@/lib/call-back/call-back-fields';
import type { FaultReport } from '@/lib/contract/faults';
import type { ToldHours } from '@/lib/opening/opening-hours';
import { NeedsFields } from './needs-fields';
import { PromiseLine } from './promise-line';
import { EmailField, MessageField, PhoneField, SubjectField } from './text-fields';
import { useCallBack } from './use-call-back';
import { useWish } from './use-wish';
import { WayFields, WhenFields } from './when-fields';

type CallBackFormProps = {
  /** Tells the forms of one page apart. */
  form: string;
  submitLabel: string;
  /** The listing that it stands on, and whether it applies there. */
  listing?: number;
  isApplication?: boolean;
  /** What the page it stands on is about. */
  subject?: string;
  withPhone?: boolean;
  /** Also asks how to be contacted, and says by when. */
  withWay?: boolean;
  /** Also asks for a day and a time of day, and what is needed to speak or write with them. */
  withWhen?: boolean;
  /** A call is promised, and can be asked for without an email. */
  isPromised?: boolean;
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

/** One form for every place that asks for a call: a plain POST, or the same by script. */
export function CallBackForm({
  form,
  submitLabel,
  listing,
  isApplication,
  subject,
  withPhone,
  withWay = false,
  withWhen,
  isPromised = false,
  hours,
  subjectLabel,
  names = {},
  page = '/form',
  initial = emptyCallBackFields,
  initialFault = null,
}: CallBackFormProps) {
  const t = useTranslations('Client.callBack');
  const locale = useLocale();
  const { fault, isSending, onSubmit } = useCallBack(initialFault);
  const usual = initial.contactBy || (withWhen ? 'phone' : 'email');
  const { form: ref, way, wish, look } = useWish({ ...initial, contactBy: usual });
  const idOf = (field: string) => `${form}-${field}`;
  const { textOf, title, problems } = useFaults(fault, { idOf, whole: idOf('yourMessage'), order, phone: usePhone() });
  /** The name it is sent by may be another. */
  const text = (field: keyof CallBackFields) => ({
    id: idOf(field),
    name: names[field] ?? field,
    initial: initial[field],
    error: textOf(field),
  });
  const isCall = withWay && way !== 'email';
  const about = initial.subject || subject;
  return (
    <form
      ref={ref}
      method="post"
      action="/api/call-back"
      noValidate
      onSubmit={onSubmit}
      onChange={look}
      className="mt-4 grid gap-5"
    >
      {fault && <ErrorSummary title={title} problems={problems} fault={fault} />}
      <OnceField />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="listing" value={initial.listing || (listing ?? '')} />
      {(isApplication || initial.applies) && <input type="hidden" name="applies" value="1" />}
      {about && !subjectLabel && <input type="hidden" name="subject" value={about} />}
      {initial.search && <input type="hidden" name="search" value={initial.search} />}
      <Honeypot label={t('leaveBlank')} />
      <NameField {...text('yourName')} />
      {withWay && <WayFields chosen={usual} />}
      {withPhone && <PhoneField {...text('phoneNo')} isOptional={!isCall} />}
      <EmailField {...text('email')} isOptional={isCall && isPromised} />
      {withWhen && <WhenFields form={form} initial={initial} error={textOf('date')} />}
      {subjectLabel && <SubjectField {...text('subject')} label={subjectLabel} />}
      <MessageField {...text('yourMessage')} />
      {withWhen && <NeedsFields form={form} initial={initial} errorOf={textOf} />}
      {withWay && <PromiseLine isCall={isCall} wish={wish} hours={hours} isPromised={isPromised} />}
      <SubmitButton isPending={isSending} pendingLabel={t('sending')}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
