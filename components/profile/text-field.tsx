'use client';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';

type TextFieldName = 'email' | 'phoneNo' | 'address' | 'street' | 'city' | 'state' | 'nationality';
type TextFieldProps = { name: TextFieldName; initial: string; error?: React.ReactNode };

const rules: Record<TextFieldName, { autoComplete: string; maxLength: number; type?: string; dir?: string }> = {
  email: { autoComplete: 'email', maxLength: 254, type: 'email', dir: 'ltr' },
  phoneNo: { autoComplete: 'tel', maxLength: 40, type: 'tel', dir: 'ltr' },
  address: { autoComplete: 'address-line1', maxLength: 500 },
  street: { autoComplete: 'address-line2', maxLength: 200 },
  city: { autoComplete: 'address-level2', maxLength: 120 },
  state: { autoComplete: 'address-level1', maxLength: 120 },
  // HTML has no word for it.
  nationality: { autoComplete: 'on', maxLength: 120 },
};

export function TextField({ name, initial, error }: TextFieldProps) {
  const t = useTranslations('Profile');
  // The rest of an address is asked for what its first line is.
  const hint = name === 'street' || name === 'city' || name === 'state' ? undefined : t(`hints.${name}`);
  return (
    <Field id={`profile-${name}`} label={t(`fields.${name}`)} hint={hint} error={error}>
      {(wiring) => <input {...wiring} dir="auto" {...rules[name]} name={name} defaultValue={initial} />}
    </Field>
  );
}
