'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { OnceField } from '@/components/forms/once-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Tick } from '@/components/forms/tick';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { goTo } from '@/lib/browser/go-to';
import { fieldsOf, sendForm } from '@/lib/browser/send-form';
import type { FormDraft } from '@/lib/contract/form-draft';

const kinds = ['care', 'data'] as const;
const fields = ['kind', 'name', 'email', 'phone', 'person', 'message'] as const;

/** A plain POST, or the same by script, which keeps the words where they are when something is wrong. */
export function ComplaintForm({ draft }: { draft: FormDraft | null }) {
  const t = useTranslations('Complaints');
  const locale = useLocale();
  const [fault, setFault] = useState(draft?.report ?? null);
  const [isSending, setIsSending] = useState(false);
  const idOf = (field: string) => (field === 'kind' ? 'kind-care' : field);
  const { textOf, title, problems } = useFaults(fault, { idOf, whole: 'message', order: fields, phone: usePhone() });
  const words = draft?.words ?? {};

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const sent = await sendForm<{ location: string }>('/api/complaint', fieldsOf(event.currentTarget));
    if (sent.ok) return goTo(sent.answer.location);
    setIsSending(false);
    setFault(sent);
  }

  const line = (name: 'name' | 'email' | 'phone' | 'person', more: React.ComponentProps<'input'>) => (
    <Field id={name} label={t(`form.${name}`)} hint={t(`form.${name}Hint`)} error={textOf(name)}>
      {(wiring) => <input {...wiring} {...more} name={name} defaultValue={words[name]} />}
    </Field>
  );
  return (
    <form method="post" action="/api/complaint" noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      {fault && <ErrorSummary title={title} problems={problems} fault={fault} />}
      <OnceField />
      <input type="hidden" name="locale" value={locale} />
      <Honeypot label={t('form.leaveBlank')} />
      <fieldset className={textOf('kind') ? 'border-danger border-s-4 ps-3' : undefined}>
        <legend className="font-semibold">{t('form.kind')}</legend>
        {textOf('kind') && <p className="font-semibold text-danger">{textOf('kind')}</p>}
        {kinds.map((kind) => (
          <Choice key={kind} name="kind" value={kind} chosen={words.kind} hint={t(`form.kinds.${kind}Hint`)}>
            {t(`form.kinds.${kind}`)}
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{t('form.forWhom')}</legend>
        {(['me', 'other'] as const).map((whom) => (
          <Choice key={whom} name="forWhom" value={whom} chosen={words.forWhom || 'me'}>
            {t(`form.whom.${whom}`)}
          </Choice>
        ))}
      </fieldset>
      {line('person', { maxLength: 200, dir: 'auto' })}
      <Field id="message" label={t('form.message')} hint={t('form.messageHint')} error={textOf('message')}>
        {(wiring) => <textarea {...wiring} name="message" rows={10} dir="auto" defaultValue={words.message} />}
      </Field>
      <p className="measure">{t('form.unnamed')}</p>
      {line('name', { autoComplete: 'name', maxLength: 120, dir: 'auto' })}
      {line('email', { type: 'email', autoComplete: 'email', maxLength: 254, dir: 'ltr' })}
      {line('phone', { type: 'tel', autoComplete: 'tel', maxLength: 40, dir: 'ltr' })}
      <SubmitButton isPending={isSending} pendingLabel={t('form.sending')}>
        {t('form.send')}
      </SubmitButton>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  chosen: string | undefined;
  hint?: string;
  children: React.ReactNode;
};

function Choice({ name, value, chosen, hint, children }: ChoiceProps) {
  const id = `${name}-${value}`;
  return (
    <div className="py-1">
      <Tick
        id={id}
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen === value}
        aria-describedby={hint && `${id}-hint`}
      >
        {children}
      </Tick>
      {hint && (
        <p id={`${id}-hint`} className="ms-8 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
