import { useState } from 'react';
import { fieldsOf, sendForm } from '@/lib/browser/send-form';
import type { FaultReport } from '@/lib/contract/faults';

/** Sends a call-back by script. `next` is where to go on once it is sent. */
export function useCallBack(initialFault: FaultReport | null) {
  const [fault, setFault] = useState(initialFault);
  const [isSending, setIsSending] = useState(false);
  const [next, setNext] = useState<string | null>(null);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    const sent = await sendForm<{ next?: string | null }>('/api/call-back', fieldsOf(form));
    setIsSending(false);
    setFault(sent.ok ? null : sent);
    if (!sent.ok) return;
    form.reset();
    setNext(sent.answer.next ?? '/listing');
  }

  return { fault, isSending, next, onSubmit, onClose: () => setNext(null) };
}
