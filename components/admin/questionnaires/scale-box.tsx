import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { scaleChoices, scaleSteps } from '@/lib/questionnaire/draft/scale-choices';
import type { QuestionFormProps } from './question-form-props';

/** Choices from one end of a scale to the other, of which the ends have words. */
export function ScaleBox({ onChange }: Pick<QuestionFormProps, 'onChange'>) {
  const t = useTranslations('AdminQuestionnaires.choices');
  const [count, setCount] = useState<number>(scaleSteps[0]);
  const [ends, setEnds] = useState({ lowest: '', highest: '' });
  return (
    <details className="noscript:hidden">
      <summary className="link min-h-11 cursor-pointer content-center">{t('scale')}</summary>
      <div className="mt-2 grid gap-3">
        <Field id="scale-steps" label={t('steps')}>
          {(wiring) => (
            <select {...wiring} value={count} onChange={({ target }) => setCount(Number(target.value))}>
              {scaleSteps.map((steps) => (
                <option key={steps}>{steps}</option>
              ))}
            </select>
          )}
        </Field>
        {(['lowest', 'highest'] as const).map((end) => (
          <Field key={end} id={`scale-${end}`} label={t(end)}>
            {(wiring) => (
              <input
                {...wiring}
                value={ends[end]}
                maxLength={200}
                dir="auto"
                onChange={({ target }) => setEnds({ ...ends, [end]: target.value })}
              />
            )}
          </Field>
        ))}
        <button
          type="button"
          onClick={() => onChange((one) => ({ ...one, choices: scaleChoices(count, ends) }))}
          className={`${buttonStyle('secondary')} justify-self-start`}
        >
          {t('makeScale')}
        </button>
      </div>
    </details>
  );
}
