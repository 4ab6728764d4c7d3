import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { defaultLocale, languageOf, localesByName } from '@/lib/i18n/languages';
import type { Typed } from '../case/case-deeds';
import { type CaseForm, DeedForm } from '../case/deed';
import { useCaseFaults } from '../case/use-case-faults';

/** Asks somebody for a reference by email; `back` is of the form that came back. */
export function AskReference({ form, back }: { form: CaseForm; back: Typed | null }) {
  const t = useTranslations('AdminApplications.references');
  const { textOf } = useCaseFaults(back?.report ?? null);
  const words = back?.words ?? {};
  return (
    <DeedForm action="/api/admin/applications" {...form}>
      <input type="hidden" name="check" value="references" />
      <div className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-2">
        <p className="text-muted text-sm sm:col-span-2">{t('hint')}</p>
        <Field id="referee" label={t('referee')} error={textOf('referee')}>
          {(wiring) => (
            <input
              {...wiring}
              name="referee"
              maxLength={120}
              dir="auto"
              autoComplete="off"
              defaultValue={words.referee}
            />
          )}
        </Field>
        <Field id="refereeEmail" label={t('email')} error={textOf('refereeEmail')}>
          {(wiring) => (
            <input
              {...wiring}
              type="email"
              name="refereeEmail"
              maxLength={254}
              dir="ltr"
              autoComplete="off"
              defaultValue={words.refereeEmail}
            />
          )}
        </Field>
        <Field id="language" label={t('language')} error={textOf('language')}>
          {(wiring) => (
            <select {...wiring} name="language" defaultValue={words.language ?? defaultLocale}>
              {localesByName.map((locale) => (
                <option key={locale} value={locale}>
                  {languageOf(locale).name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button
          type="submit"
          name="action"
          value="askReference"
          className={`${buttonStyle('primary')} self-end justify-self-start`}
        >
          {t('ask')}
        </button>
      </div>
    </DeedForm>
  );
}
