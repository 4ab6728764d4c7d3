import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';

type TextFieldProps = {
  id: string;
  /** That it is sent by. */
  name: string;
  initial: string;
  error?: React.ReactNode;
};

export function PhoneField({ id, name, initial, error, isOptional }: TextFieldProps & { isOptional: boolean }) {
  const t = useTranslations('Client.callBack');
  return (
    <Field
      id={id}
      label={t('phone')}
      hint={t('phoneHint')}
      optional={isOptional ? t('optional') : undefined}
      error={error}
    >
      {(wiring) => (
        <input {...wiring} name={name} type="tel" autoComplete="tel" dir="ltr" maxLength={40} defaultValue={initial} />
      )}
    </Field>
  );
}

export function EmailField({ id, name, initial, error, isOptional }: TextFieldProps & { isOptional: boolean }) {
  const t = useTranslations('Client.callBack');
  return (
    <Field
      id={id}
      label={t('email')}
      hint={isOptional ? t('emailHint') : undefined}
      optional={isOptional ? t('optional') : undefined}
      error={error}
    >
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          defaultValue={initial}
        />
      )}
    </Field>
  );
}

export function SubjectField({ id, name, initial, label }: TextFieldProps & { label: string }) {
  const t = useTranslations('Client.callBack');
  return (
    <Field id={id} label={label} optional={t('optional')}>
      {(wiring) => <input {...wiring} name={name} dir="auto" maxLength={200} defaultValue={initial} />}
    </Field>
  );
}

export function MessageField({ id, name, initial, error }: TextFieldProps) {
  const t = useTranslations('Client.callBack');
  return (
    <Field id={id} label={t('message')} optional={t('optional')} error={error}>
      {(wiring) => <textarea {...wiring} name={name} rows={5} dir="auto" maxLength={2_000} defaultValue={initial} />}
    </Field>
  );
}
