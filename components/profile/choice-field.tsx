'use client';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';

type ChoiceFieldProps = {
  name: 'gender' | 'country';
  autoComplete: string;
  choices: { value: string; name: string }[];
  initial: string;
  error?: React.ReactNode;
};

export function ChoiceField({ name, autoComplete, choices, initial, error }: ChoiceFieldProps) {
  const t = useTranslations('Profile');
  return (
    <Field
      id={`profile-${name}`}
      label={t(`fields.${name}`)}
      hint={name === 'gender' ? t('hints.gender') : undefined}
      error={error}
    >
      {(wiring) => (
        <select {...wiring} name={name} autoComplete={autoComplete} defaultValue={initial}>
          <option value="">{t('choosePlease')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
