import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { fewestSteps, mostSteps, type Scale, withScale } from '@/lib/questionnaire/draft/scale';
import type { QuestionFormProps } from './question-form-props';

/** Steps from one end to the other, of which the ends and the middle can have words. */
export function ScaleForm({ scale, onChange }: Pick<QuestionFormProps, 'onChange'> & { scale: Scale }) {
  const t = useTranslations('AdminQuestionnaires.scale');
  const { first, count } = scale;
  const counts = Array.from({ length: mostSteps + 1 - fewestSteps }, (_, at) => fewestSteps + at);
  const choose = (changed: Partial<Scale>) =>
    onChange((one) => withScale(one, { ...scale, ...changed }), { asked: 'choice' });
  const ends =
    count % 2 === 1 && count > 1 ? (['lowest', 'middle', 'highest'] as const) : (['lowest', 'highest'] as const);
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="px-2 font-semibold">{t('title')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field id="scale-first" label={t('first')}>
          {(wiring) => (
            <select {...wiring} value={first} onChange={({ target }) => choose({ first: Number(target.value) })}>
              {[...new Set([0, 1, first])].map((number) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          )}
        </Field>
        <Field id="scale-steps" label={t('steps')}>
          {(wiring) => (
            <select {...wiring} value={count} onChange={({ target }) => choose({ count: Number(target.value) })}>
              {[...new Set([...counts, count])].map((steps) => (
                <option key={steps}>{steps}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {ends.map((end) => (
        <Field key={end} id={`scale-${end}`} label={t(end)}>
          {(wiring) => (
            <input
              {...wiring}
              value={scale[end]}
              maxLength={200}
              dir="auto"
              onChange={({ target }) =>
                onChange((one) => withScale(one, { ...scale, [end]: target.value }), { mark: `scale ${end}` })
              }
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
