'use client';
import { useEffect, useRef, useState } from 'react';
import { goTo } from '@/lib/browser/go-to';
import { sendAccountForm } from '@/lib/browser/send-account-form';
import { checkForm } from '@/lib/sign-in/check-form';
import type { AccountForm, FormFault, FormValues } from '@/lib/sign-in/form-fault';

export type AccountFormState = 'open' | 'sending' | 'done';

const addresses: Record<AccountForm, string> = {
  login: '/api/sign-in',
  register: '/api/register',
  forgot: '/api/forgot-password',
  reset: '/api/reset-password',
};

/** A form of the account: a plain POST that script makes quicker and more talkative. */
export function useAccountForm(form: AccountForm, initialFault: FormFault | null) {
  const element = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState(initialFault);
  const [state, setState] = useState<AccountFormState>('open');
  /** False until script has looked: without it no button may call itself disabled. */
  const [isIncomplete, setIsIncomplete] = useState(false);

  function look() {
    if (element.current) setIsIncomplete(checkForm(form, valuesOf(element.current)) !== null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look at what the browser filled in
  useEffect(look, []);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'open') return;
    const values = valuesOf(event.currentTarget);
    const wrong = checkForm(form, values);
    setFault(wrong);
    if (wrong) return;
    setState('sending');
    const sent = await sendAccountForm(addresses[form], values);
    if ('location' in sent) {
      setState('done');
      goTo(sent.location);
      // Back may show this page as it was left.
      setTimeout(() => setState('open'), 5_000);
      return;
    }
    setState('open');
    setFault(sent.fault);
  }

  return {
    fault,
    state,
    isIncomplete,
    wiring: {
      ref: element,
      method: 'post' as const,
      action: addresses[form],
      noValidate: true,
      onSubmit,
      onInput: look,
    },
  };
}

function valuesOf(element: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
}
