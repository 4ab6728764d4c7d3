'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { goTo } from '@/lib/browser/go-to';

type LogOutFormProps = { label: string; pendingLabel: string; className: string };

/** A plain POST; script also forgets what this browser keeps, and tells other tabs. */
export function LogOutForm({ label, pendingLabel, className }: LogOutFormProps) {
  const locale = useLocale();
  const [isPending, setIsPending] = useState(false);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setIsPending(true);
    const location = await leave(locale);
    if (location) goTo(location);
    else form.submit();
  }

  return (
    <form method="post" action="/api/sign-out" onSubmit={onSubmit}>
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" aria-disabled={isPending || undefined} className={className}>
        {isPending ? pendingLabel : label}
      </button>
    </form>
  );
}

/** What has to be done with unsent answers is script that no page needs before. */
async function leave(locale: string): Promise<string | null> {
  try {
    const { signOut } = await import('@/lib/unsent-answers/sign-out');
    return await signOut(locale);
  } catch {
    return null;
  }
}
