'use client';
import { useEffect, useRef, useState } from 'react';
import { goTo } from '@/lib/browser/go-to';
import { fieldsOf, sendForm } from '@/lib/browser/send-form';
import type { FaultReport } from '@/lib/contract/faults';
import type { AccountForm } from '@/lib/sign-in/account-forms';
import { checkForm } from '@/lib/sign-in/check-form';

export type AccountFormState = 'open' | 'sending' | 'done';

const addresses: Record<AccountForm, string> = {
  login: '/api/sign-in',
  register: '/api/register',
  start: '/api/start',
  forgot: '/api/forgot-password',
  reset: '/api/reset-password',
  choose: '/api/account/choose',
  name: '/api/account/name',
  password: '/api/account/password',
  email: '/api/account/email',
  code: '/api/sign-in/code',
  app: '/api/account/factors/app',
  appCode: '/api/account/factors/appCode',
  appOff: '/api/account/factors/appOff',
  recovery: '/api/account/factors/recovery',
  passkeyOff: '/api/account/factors/passkeyOff',
};

/** A form of the account: a plain POST that script makes quicker and more talkative. */
export function useAccountForm(form: AccountForm, initialFault: FaultReport | null) {
  const element = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState(initialFault);
  const [state, setState] = useState<AccountFormState>('open');
  /** False until script has looked: without it no button may call itself disabled. */
  const [isIncomplete, setIsIncomplete] = useState(false);

  function look() {
    if (element.current) setIsIncomplete(checkForm(form, fieldsOf(element.current)) !== null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look at what the browser filled in
  useEffect(look, []);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'open') return;
    const fields = fieldsOf(event.currentTarget);
    const wrong = checkForm(form, fields);
    setFault(wrong && { message: '', code: wrong.whole, codes: wrong.fields });
    if (wrong) return;
    setState('sending');
    const sent = await sendForm<{ location: string; isHalf?: boolean }>(addresses[form], fields);
    if (sent.ok) {
      setState(sent.answer.isHalf ? 'sending' : 'done');
      goTo(sent.answer.location);
      // Back may show this page as it was left.
      setTimeout(() => setState('open'), 5_000);
      return;
    }
    setState('open');
    setFault(sent);
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
