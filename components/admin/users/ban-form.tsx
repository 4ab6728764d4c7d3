import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import type { Account } from '@/lib/contract/account';
import type { FormDraft } from '@/lib/contract/form-draft';
import { UserForm } from './user-form';

type BanFormProps = {
  account: Account;
  hasReason: boolean;
  /** Of one that came back. */
  words?: FormDraft['words'];
};

/** Shuts somebody out, or lets them in again. Where neither reason nor end is kept, neither is asked for. */
export function BanForm({ account, hasReason, words = {} }: BanFormProps) {
  const t = useTranslations('AdminUsers');
  const { id, version } = account;
  if (account.isBanned)
    return <UserForm id={id} action="unban" button={t('unban')} kind="secondary" version={version} />;
  return (
    <UserForm id={id} action="ban" button={t('ban')} kind="accent" version={version}>
      <p>{t('banText')}</p>
      {hasReason && (
        <>
          <Field id="reason" label={t('banReason')} hint={t('banReasonHint')}>
            {(wiring) => (
              <textarea {...wiring} name="reason" rows={3} maxLength={300} dir="auto" defaultValue={words.reason} />
            )}
          </Field>
          <Field id="until" label={t('bannedUntil')} optional={t('optional')} hint={t('untilHint')}>
            {(wiring) => <input {...wiring} type="date" name="until" defaultValue={words.until} />}
          </Field>
        </>
      )}
    </UserForm>
  );
}
