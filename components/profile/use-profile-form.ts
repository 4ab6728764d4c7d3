'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sendForm } from '@/lib/browser/send-form';
import type { FaultCode, FaultReport } from '@/lib/contract/faults';

/** A plain POST that script makes quicker: words and place stay, and the page is read anew. */
export function useProfileForm(initialFault: FaultReport | null, updatedDate: string | null) {
  const router = useRouter();
  const [fault, setFault] = useState(initialFault);
  const [isSending, setIsSending] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  /** Our own saving, until the page tells of it. */
  const [own, setOwn] = useState<{ over: string | null; updatedDate: string } | null>(null);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    setIsSaved(false);
    const sent = await sendForm<{ updatedDate: string }>('/api/profile', new FormData(form));
    setIsSending(false);
    setFault(sent.ok ? null : sent);
    if (!sent.ok) return;
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) input.value = '';
    setIsSaved(true);
    setOwn({ over: updatedDate, updatedDate: sent.answer.updatedDate });
    router.refresh();
  }

  /** Null once another picture was chosen. */
  function onPictureProblem(code: FaultCode | null) {
    const { profilePhoto: _, ...otherCodes } = fault?.codes ?? {};
    const { profilePhoto: __, ...errors } = fault?.errors ?? {};
    const codes = code === null ? otherCodes : { profilePhoto: { code }, ...otherCodes };
    const isLeft = Object.keys({ ...codes, ...errors }).length > 0;
    setFault(isLeft ? { message: '', code: 'problem', ...fault, errors, codes } : null);
  }

  const seen = (own?.over === updatedDate && own.updatedDate) || updatedDate;
  return { fault, isSending, isSaved, seen, onSubmit, onPictureProblem };
}
