'use client';
import { useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { OnceField } from '@/components/forms/once-field';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { hoursFields } from '@/lib/admin/company-work';
import type { SetupFields } from '@/lib/admin/setup';
import type { FaultReport } from '@/lib/contract/faults';
import { palettes } from '@/lib/contract/palette';
import { directionOf, languageOf, locales } from '@/lib/i18n/languages';
import { PostForm } from '../layout/post-form';

type SetupFormProps = {
  /** Of the company; null while there is none. */
  id: string | null;
  version: number | null;
  words: SetupFields;
  report: FaultReport | null;
};

/** What makes a site somebody's own, on one page: a plain form, for it carries a picture. */
export function SetupForm({ id, version, words, report }: SetupFormProps) {
  const [t, say] = [useTranslations('AdminSetup'), useTranslations()];
  const fields = { id: id ?? '', version: version ?? '' };
  const { textOf, title, problems } = useFaults(report, { idOf: (name) => name, whole: 'name' });
  return (
    <>
      {problems.length > 0 && <ErrorSummary title={title} problems={problems} fault={report ?? problems} />}
      <PostForm action="/api/admin/setup" {...{ fields }} encType="multipart/form-data" className="measure grid gap-5">
        <OnceField />
        <Field id="name" label={t('name')} error={textOf('name')}>
          {(wiring) => <input {...wiring} name="name" defaultValue={words.name} maxLength={160} dir="auto" />}
        </Field>
        <Field id="logo" label={t('logo')} hint={t('logoHint')} optional={t('optional')} error={textOf('logo')}>
          {(wiring) => <input {...wiring} type="file" name="logo" accept=".png,.jpg,.jpeg,.gif,.bmp" />}
        </Field>
        <Field id="phone" label={t('phone')} optional={t('optional')} error={textOf('phone')}>
          {(wiring) => (
            <input {...wiring} type="tel" name="phone" defaultValue={words.phone} maxLength={60} dir="ltr" />
          )}
        </Field>
        <Field id="openingHours" label={t('hours')} hint={t('hoursHint')} optional={t('optional')}>
          {(wiring) => (
            <input {...wiring} name="openingHours" defaultValue={words.openingHours} maxLength={200} dir="auto" />
          )}
        </Field>
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{t('week')}</legend>
          <p className="text-muted text-sm sm:col-span-2">{say('AdminWork.company.hints.hours')}</p>
          {hoursFields.map(({ name, label, max }) => (
            <Field key={name} id={name} label={say(label)} error={textOf(name)}>
              {(wiring) => <input {...wiring} name={name} defaultValue={words[name]} maxLength={max} dir="ltr" />}
            </Field>
          ))}
        </fieldset>
        <Colours chosen={words.palette} />
        <Languages />
        <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
          {t('save')}
        </button>
      </PostForm>
    </>
  );
}

function Colours({ chosen }: { chosen: string }) {
  const t = useTranslations('AdminSetup');
  return (
    <fieldset>
      <legend className="font-semibold">{t('colours')}</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        {palettes.map((palette) => (
          <label
            key={palette}
            data-palette={palette}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-3 has-[input:checked]:border-2 has-[input:checked]:border-primary has-[input:checked]:bg-sage-soft"
          >
            <input
              type="radio"
              name="palette"
              value={palette}
              defaultChecked={palette === chosen}
              className="size-5 accent-primary"
            />
            <span aria-hidden className="size-6 rounded-full bg-primary" />
            {t(`palettes.${palette}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Languages() {
  const t = useTranslations('AdminSetup');
  return (
    <div>
      <h2 className="font-sans font-semibold text-base">{t('languages')}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {locales.map((locale) => (
          <li key={locale} lang={languageOf(locale).tag} dir={directionOf(locale)}>
            {languageOf(locale).name}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t('languagesHint')}</p>
    </div>
  );
}
