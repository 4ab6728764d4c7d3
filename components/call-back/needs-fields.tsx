'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { OptionalMark } from '@/components/forms/optional-mark';
import { type CallBackFields, formatField } from '@/lib/call-back/call-back-fields';
import { needFormats } from '@/lib/contract/need-formats';

type NeedsFieldsProps = { form: string; initial: CallBackFields; errorOf: (field: string) => React.ReactNode };

/** What somebody needs to read, hear or follow us: asked once, folded away, never a must. */
export function NeedsFields({ form, initial, errorOf }: NeedsFieldsProps) {
  const t = useTranslations('CallBackForm.needs');
  const optional = useTranslations('Client.callBack')('optional');
  const { formats, interpreter, needWords } = initial;
  const chosen = formats.split(',');
  return (
    <details open={Boolean(formats || interpreter || needWords)} className="rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <span>
          {t('title')}
          <OptionalMark text={optional} />
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-4">
        <fieldset>
          <legend className="font-semibold">{t('formats')}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {needFormats.map((format) => (
              <label key={format} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name={formatField(format)}
                  defaultChecked={chosen.includes(format)}
                  className="size-5 accent-primary"
                />
                {t(format)}
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          id={`${form}-interpreter`}
          label={t('interpreter')}
          hint={t('interpreterHint')}
          error={errorOf('interpreter')}
        >
          {(wiring) => <input {...wiring} name="interpreter" dir="auto" maxLength={80} defaultValue={interpreter} />}
        </Field>
        <Field id={`${form}-needWords`} label={t('words')} hint={t('wordsHint')} error={errorOf('needWords')}>
          {(wiring) => (
            <textarea {...wiring} name="needWords" rows={2} dir="auto" maxLength={500} defaultValue={needWords} />
          )}
        </Field>
      </div>
    </details>
  );
}
