import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import type { Account } from '@/lib/contract/account';
import { UserForm } from './user-form';

/** Asks for the name to be typed: what is erased does not come back. */
export function EraseForm({ account: { id, name } }: { account: Account }) {
  const t = useTranslations('AdminUsers');
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1 font-semibold text-danger [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 [[open]>summary>&]:rotate-180" />
        {t('erase')}
      </summary>
      <div className="mt-2">
        <UserForm id={id} action="erase" button={t('eraseYes')} kind="accent">
          <p>{t('eraseText')}</p>
          <Field id="typed" label={t('eraseType', { name })}>
            {(wiring) => <input {...wiring} name="typed" autoComplete="off" dir="auto" />}
          </Field>
          <input type="hidden" name="name" value={name} />
          <Field id="erase-reason" label={t('eraseReason')} optional={t('optional')} hint={t('eraseReasonHint')}>
            {(wiring) => <textarea {...wiring} name="reason" rows={2} maxLength={300} dir="auto" />}
          </Field>
        </UserForm>
      </div>
    </details>
  );
}
