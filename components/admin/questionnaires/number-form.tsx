import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { readNumber } from '@/lib/questionnaire/typed-answer';
import type { QuestionFormProps } from './question-form-props';

type NumberFormProps = Pick<QuestionFormProps, 'question' | 'onChange'>;

/** What stands behind a number, and between what it lies. */
export function NumberForm({ question, onChange }: NumberFormProps) {
  const t = useTranslations('AdminQuestionnaires.number');
  return (
    <>
      <Field id="question-unit" label={t('unit')}>
        {(wiring) => (
          <input
            {...wiring}
            value={question.unit}
            maxLength={30}
            dir="auto"
            onChange={({ target }) => onChange((one) => ({ ...one, unit: target.value }), { mark: 'unit' })}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['min', 'max'] as const).map((bound) => (
          <Bound
            key={bound}
            id={`question-${bound}`}
            label={t(bound)}
            value={question[bound]}
            onChange={(number) => onChange((one) => ({ ...one, [bound]: number }), { mark: bound })}
          />
        ))}
      </div>
    </>
  );
}

type BoundProps = { id: string; label: string; value: number | null; onChange: (value: number | null) => void };

/** A number, or none; what is typed stays as it is typed until it is left, and then shows as it is kept. */
function Bound({ id, label, value, onChange }: BoundProps) {
  const t = useTranslations('AdminQuestionnaires.number');
  const [typed, setTyped] = useState('');
  const isTyped = readNumber(typed) === value;
  return (
    <Field id={id} label={label} error={isTyped && value === null && typed.trim() !== '' ? t('none') : undefined}>
      {(wiring) => (
        <input
          {...wiring}
          value={isTyped ? typed : (value ?? '')}
          maxLength={20}
          inputMode="decimal"
          dir="ltr"
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readNumber(target.value));
          }}
          onBlur={() => value !== null && setTyped('')}
        />
      )}
    </Field>
  );
}
