'use client';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { AccountForm } from '@/lib/sign-in/account-forms';
import type { AccountFormState } from './use-account-form';

type SubmitAccountProps = { form: AccountForm; state: AccountFormState; isIncomplete: boolean };

/** Login calls itself disabled while something is missing, as specified, and tells what when it is pressed all the same. */
export function SubmitAccount({ form, state, isIncomplete }: SubmitAccountProps) {
  const t = useTranslations('Auth');
  const isBusy = state !== 'open';
  return (
    <div className="flex flex-wrap items-center gap-4">
      <button
        type="submit"
        aria-disabled={isBusy || (form === 'login' && isIncomplete) || undefined}
        className={`${buttonStyle('primary')} min-w-40`}
      >
        {isBusy ? t('sending') : t(`submit.${form}`)}
      </button>
      <p role="status">{form === 'login' && state === 'done' ? t('done') : ''}</p>
    </div>
  );
}
