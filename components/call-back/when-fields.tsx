'use client';
import { useTranslations } from 'next-intl';
import { Choices } from '@/components/forms/choices';
import { Field } from '@/components/forms/field';
import type { CallBackFields } from '@/lib/call-back/call-back-fields';

const times = ['morning', 'afternoon', 'evening', 'any'] as const;
const ways = ['phone', 'email', 'text', 'relay'] as const;

type WhenFieldsProps = { form: string; initial: Pick<CallBackFields, 'date' | 'time'>; error?: React.ReactNode };

/** Which day, and what time of it. */
export function WhenFields({ form, initial, error }: WhenFieldsProps) {
  const t = useTranslations('Client.callBack');
  return (
    <>
      <Field id={`${form}-date`} label={t('date')} optional={t('optional')} error={error}>
        {(wiring) => <input {...wiring} name="date" type="date" defaultValue={initial.date} />}
      </Field>
      <Choices
        name="time"
        legend={t('time')}
        options={times.map((time) => [time, t(`times.${time}`)])}
        chosen={initial.time || 'any'}
      />
    </>
  );
}

/** How to be contacted: every way but email needs a number. */
export function WayFields({ chosen }: { chosen: string }) {
  const t = useTranslations('Client.callBack');
  return (
    <Choices
      name="contactBy"
      legend={t('contactBy')}
      options={ways.map((way) => [way, t(`ways.${way}`)])}
      chosen={chosen}
    />
  );
}
