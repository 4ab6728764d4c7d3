'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { NewsletterTopic } from '@/lib/contract/newsletter';
import { honeypotField } from '@/lib/http/honeypot';
import { type SignUpProblem, toSignUpProblem } from '@/lib/newsletter/sign-up-problem';

/** Words come by props: only pages that show a box carry them. */
export type NewsletterTexts = Record<'label' | 'button' | 'leaveBlank' | 'sending' | 'sent' | SignUpProblem, string>;

type NewsletterFormProps = {
  /** Tells the boxes of one page apart. */
  id: string;
  texts: NewsletterTexts;
  topic?: NewsletterTopic;
  /** What a form sent without script left behind. */
  email?: string;
  problem?: SignUpProblem;
  onDark?: boolean;
};

/** A plain POST, or the same by script with its outcome below the box. */
export function NewsletterForm({ id, texts, topic = 'news', email, problem, onDark }: NewsletterFormProps) {
  const locale = useLocale();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | SignUpProblem>(problem ?? 'idle');
  const isProblem = state !== 'idle' && state !== 'sending' && state !== 'sent';

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    setState('sending');
    const status = await post(values);
    setState(status === 201 ? 'sent' : toSignUpProblem(status, String(values.email)));
    if (status === 201) form.reset();
    else document.getElementById(id)?.focus();
  }

  return (
    <form method="post" action="/api/newsletter" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="topic" value={topic} />
      <p className="hidden">
        <label>
          {texts.leaveBlank} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
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
          className="min-h-12 rounded-control bg-accent px-5 font-semibold text-white hover:bg-[#8f3824]"
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

/** The status of the answer, 0 without one. */
async function post(values: object): Promise<number> {
  try {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/newsletter', { method: 'POST', headers, body: JSON.stringify(values) })).status;
  } catch {
    return 0;
  }
}
