'use client';
import { useLocale } from 'next-intl';
import { forgetStoredDraft } from '@/lib/unsent-answers/browser-copy';

type ForgetAnswersProps = { listingId: number; userId: string; children: React.ReactNode };

/** A plain form; script takes the copy in this browser along. */
export function ForgetAnswers({ listingId, userId, children }: ForgetAnswersProps) {
  return (
    <form
      method="post"
      action="/api/answers/forget"
      onSubmit={() => forgetStoredDraft(userId, listingId)}
      className="pb-2"
    >
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="id" value={listingId} />
      {children}
    </form>
  );
}
