import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Choices } from '@/components/forms/choices';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import type { FormDraft } from '@/lib/contract/form-draft';
import { declineReasons } from '@/lib/contract/reference-request';

/** Giving none, with a reason: a plain form that opens. */
export function DeclineForm({ token, refused }: { token: string; refused: FormDraft | null }) {
  const t = useTranslations('Reference');
  const { textOf } = useFaults(refused?.report ?? null, { idOf: (field) => field, whole: 'relation' });
  return (
    <details
      open={refused?.words.change === 'decline'}
      className="mt-8 rounded-card border border-line bg-surface px-6"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {t('declineTitle')}
        <ChevronDown aria-hidden className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
      </summary>
      <form method="post" action="/api/references" className="grid gap-5 pb-6">
        <input type="hidden" name="locale" value={useLocale()} />
        <input type="hidden" name="token" value={token} />
        <Choices
          name="reason"
          legend={t('reason')}
          options={declineReasons.map((reason) => [reason, t(`reasons.${reason}`)])}
          chosen=""
          error={textOf('reason')}
        />
        <button
          type="submit"
          name="change"
          value="decline"
          className={`${buttonStyle('secondary')} justify-self-start`}
        >
          {t('decline')}
        </button>
      </form>
    </details>
  );
}
