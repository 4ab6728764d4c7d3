import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { questionPrivacies } from '@/lib/contract/questionnaire';
import { kindOf, questionKinds, withKind } from '@/lib/questionnaire/draft/question-kinds';
import { readScale } from '@/lib/questionnaire/draft/scale';
import { ChoiceList } from './choice-list';
import { JumpList } from './jump-list';
import { NumberForm } from './number-form';
import type { QuestionFormProps } from './question-form-props';
import { ScaleForm } from './scale-form';

/** What one question asks for, and where its answers lead. */
export function QuestionForm({ question, questions, published, onChange, onEnd }: QuestionFormProps) {
  const t = useTranslations('AdminQuestionnaires');
  const kind = kindOf(question);
  const scale = kind === 'scale' ? readScale(question.choices) : null;
  const type = (field: 'headline' | 'description' | 'identifier') => ({
    value: question[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((one) => ({ ...one, [field]: target.value }), { mark: field }),
  });
  return (
    <div className="grid gap-5">
      <Field id="question-headline" label={t('edit.headline')}>
        {(wiring) => <textarea {...wiring} {...type('headline')} rows={2} maxLength={4_000} dir="auto" />}
      </Field>
      <Field id="question-description" label={t('edit.hint')}>
        {(wiring) => <textarea {...wiring} {...type('description')} rows={2} maxLength={4_000} dir="auto" />}
      </Field>
      <Field id="question-kind" label={t('edit.kind')}>
        {(wiring) => (
          <select
            {...wiring}
            value={kind}
            onChange={({ target }) => {
              const next = questionKinds.find((one) => one === target.value) ?? kind;
              onChange((one) => withKind(one, next), { asked: 'kind' });
            }}
          >
            {questionKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {kind !== 'statement' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={question.required ?? false}
            onChange={({ target }) => onChange((one) => ({ ...one, required: target.checked }))}
            className="size-5 shrink-0 accent-primary"
          />
          {t('edit.required')}
        </label>
      )}
      {kind !== 'statement' && (
        <Field id="question-privacy" label={t('edit.privacy')} hint={t(`privacies.${question.privacy ?? 'none'}Hint`)}>
          {(wiring) => (
            <select
              {...wiring}
              value={question.privacy ?? ''}
              onChange={({ target }) => {
                const next = questionPrivacies.find((one) => one === target.value) ?? null;
                onChange((one) => ({ ...one, privacy: next }));
              }}
            >
              <option value="">{t('privacies.none')}</option>
              {questionPrivacies.map((one) => (
                <option key={one} value={one}>
                  {t(`privacies.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {kind === 'number' && <NumberForm {...{ question, onChange }} />}
      {scale && <ScaleForm {...{ scale, onChange }} />}
      {question.questionType === 'multiple-choice' && !scale && <ChoiceList {...{ question, published, onChange }} />}
      <JumpList {...{ question, questions, onChange, onEnd }} />
      {published ? (
        <p>
          {t('edit.identifier')}: <bdi className="wrap-anywhere font-semibold">{question.identifier}</bdi>
          <span className="block text-muted text-sm">{t('edit.identifierFixed')}</span>
        </p>
      ) : (
        <Field id="question-identifier" label={t('edit.identifier')} hint={t('edit.identifierHint')}>
          {(wiring) => <input {...wiring} {...type('identifier')} maxLength={100} dir="auto" />}
        </Field>
      )}
    </div>
  );
}
