import { useState } from 'react';
import { fieldsOf, sendForm } from '@/lib/browser/send-form';
import { sentPath } from '@/lib/call-back/call-back-fields';
import type { FaultReport } from '@/lib/contract/faults';
import { useRouter } from '@/lib/i18n/navigation';

/** Sends a call-back by script, and goes on to the page of the request. */
export function useCallBack(initialFault: FaultReport | null) {
  const [fault, setFault] = useState(initialFault);
  const [isSending, setIsSending] = useState(false);
  const router = useRouter();

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    const sent = await sendForm<{ next?: string | null }>('/api/call-back', fieldsOf(form));
    setFault(sent.ok ? null : sent);
    if (!sent.ok) return setIsSending(false);
    form.reset();
    router.push(sent.answer.next ?? sentPath);
  }

  return { fault, isSending, onSubmit };
}
