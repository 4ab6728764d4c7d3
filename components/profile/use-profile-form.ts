'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sendProfile } from '@/lib/browser/send-profile';
import type { ProfileFault } from '@/lib/profile/profile-fields';

type Fault = ProfileFault & { isOver?: boolean };

/** A plain POST that script makes quicker: words and place stay, and the page is read anew. */
export function useProfileForm(initialFault: ProfileFault | null) {
  const router = useRouter();
  const [fault, setFault] = useState<Fault | null>(initialFault);
  const [isSending, setIsSending] = useState(false);
  const [isSaved, setIsSaved] = useState(false);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    setIsSaved(false);
    const wrong = await sendProfile(new FormData(form));
    setIsSending(false);
    setFault(wrong);
    if (wrong) return;
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) input.value = '';
    setIsSaved(true);
    router.refresh();
  }

  function onPictureProblem(english: string | null) {
    const { profilePhoto: _, ...errors } = fault?.errors ?? {};
    const all = english === null ? errors : { profilePhoto: english, ...errors };
    setFault(Object.keys(all).length > 0 ? { message: 'There is a problem', ...fault, errors: all } : null);
  }

  return { fault, isSending, isSaved, onSubmit, onPictureProblem };
}
