'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import { OnceField } from '@/components/forms/once-field';
import { fieldsOf, sendForm } from '@/lib/browser/send-form';
import type { FaultCode, FaultReport } from '@/lib/contract/faults';
import type { NewsletterTopic } from '@/lib/contract/newsletter';
import { problemAnchor } from '@/lib/http/problem-anchor';

const boxFaults = [
  'newsletterEmailRequired',
  'emailInvalid',
  'newsletterAbsent',
  'newsletterTooMany',
  'systemAway',
  'outcomeUnknown',
] as const satisfies FaultCode[];
type BoxFault = (typeof boxFaults)[number];

/** Words come by props: only pages that show a box carry them. */
export type NewsletterTexts = Record<'label' | 'button' | 'leaveBlank' | 'sending' | 'sent' | BoxFault, string>;

type NewsletterFormProps = {
  /** Tells the boxes of one page apart. */
  id: string;
  texts: NewsletterTexts;
  topic?: NewsletterTopic;
  /** What a form sent without script left behind. */
  email?: string;
  fault?: FaultReport | null | undefined;
  onDark?: boolean;
};

/** A plain POST, or the same by script with its outcome below the box. */
export function NewsletterForm({ id, texts, topic = 'news', email, fault, onDark }: NewsletterFormProps) {
  const locale = useLocale();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | BoxFault>(fault ? toBoxFault(fault) : 'idle');
  const isProblem = state !== 'idle' && state !== 'sending' && state !== 'sent';

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    setState('sending');
    const sent = await sendForm('/api/newsletter', fieldsOf(form));
    setState(sent.ok ? 'sent' : toBoxFault(sent));
    if (sent.ok) form.reset();
    else document.getElementById(id)?.focus();
  }

  return (
    <form id={fault ? problemAnchor : undefined} method="post" action="/api/newsletter" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="topic" value={topic} />
      <OnceField byScriptAlone />
      <Honeypot label={texts.leaveBlank} />
      <label htmlFor={id} className="font-semibold">
        {texts.label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          placeholder={texts.label}
          defaultValue={email}
          aria-invalid={isProblem || undefined}
          aria-describedby={`${id}-status`}
          className="min-h-12 min-w-0 grow basis-52 rounded-control border border-line-strong bg-surface px-3 text-ink placeholder:text-muted aria-[invalid]:border-danger rtl:text-end rtl:placeholder-shown:text-start rtl:placeholder-shown:[direction:rtl]"
        />
        <button
          type="submit"
          aria-disabled={state === 'sending' || undefined}
          className="min-h-12 rounded-control bg-accent px-5 font-semibold text-on-primary hover:bg-accent-strong"
        >
          {state === 'sending' ? texts.sending : texts.button}
        </button>
      </div>
      <p
        id={`${id}-status`}
        role="status"
        className={`mt-2 empty:hidden ${isProblem ? `font-semibold ${onDark ? 'text-blush' : 'text-danger'}` : ''}`}
      >
        {state === 'idle' ? '' : texts[state]}
      </p>
    </form>
  );
}

/** A box of one line says why in one of few sentences. */
function toBoxFault({ code, errors, codes }: FaultReport): BoxFault {
  if (code === 'absent') return 'newsletterAbsent';
  // An address stands on the list once, whatever the form was called.
  if (code === 'lookBeforeRepeat') return 'outcomeUnknown';
  const told = codes?.email?.code ?? code;
  return boxFaults.find((known) => known === told) ?? (errors?.email ? 'emailInvalid' : 'systemAway');
}
