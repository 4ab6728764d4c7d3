import { useTranslations } from 'next-intl';
import { Field } from './field';

type NameFieldProps = {
  id: string;
  /** That it is sent by. */
  name: string;
  initial: string;
  error?: React.ReactNode;
};

export function NameField({ id, name, initial, error }: NameFieldProps) {
  const t = useTranslations('Client.callBack');
  return (
    <Field id={id} label={t('name')} error={error}>
      {(wiring) => (
        <input {...wiring} name={name} autoComplete="name" dir="auto" maxLength={120} defaultValue={initial} />
      )}
    </Field>
  );
}
