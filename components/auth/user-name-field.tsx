'use client';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';

type UserNameFieldProps = { id: string; initial?: string; error?: React.ReactNode };

export function UserNameField({ id, initial, error }: UserNameFieldProps) {
  const t = useTranslations('Auth');
  return (
    <Field id={id} label={t('userName')} hint={t('userNameHint')} error={error}>
      {(wiring) => (
        <input {...wiring} name="userName" autoComplete="nickname" maxLength={40} dir="auto" defaultValue={initial} />
      )}
    </Field>
  );
}
