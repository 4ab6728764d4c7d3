'use client';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { LoginAgain } from '@/components/layout/login-again';
import { buttonStyle } from '@/components/ui/button';
import { keepFormValues } from '@/lib/browser/kept-form-values';
import type { FaultReport } from '@/lib/contract/faults';
import { Link, usePathname } from '@/lib/i18n/navigation';
import type { Country } from '@/lib/profile/countries';
import type { ProfileFields } from '@/lib/profile/profile-fields';
import { BirthFields } from './birth-fields';
import { ChoiceField } from './choice-field';
import { PhotoField } from './photo-field';
import { TextField } from './text-field';
import { useProfileForm } from './use-profile-form';

export type ProfileFormProps = {
  /** Name of whoever is signed in. */
  owner: string;
  initial: ProfileFields;
  /** Address of the saved photo; null for none. */
  photo: string | null;
  /** When the profile was changed last; null before the first one. */
  updatedDate: string | null;
  countries: Country[];
  /** Just saved without script. */
  wasSaved: boolean;
  /** What a form sent without script left behind. */
  initialFault: FaultReport | null;
};

/** Of the fields on the page. */
const order = [
  ...['profilePhoto', 'email', 'phoneNo', 'gender', 'dOB', 'aboutyou'],
  ...['address', 'street', 'city', 'state', 'country', 'nationality'],
];
const idOf = (field: string) => (field === 'dOB' ? 'profile-day' : `profile-${field}`);

/** Across both columns. */
const whole = 'lg:col-span-2';

const genders = ['Female', 'Male', 'Non-binary', 'Prefer not to say'] as const;

export function ProfileForm(props: ProfileFormProps) {
  const { owner, initial, photo, updatedDate, countries, wasSaved, initialFault } = props;
  const t = useTranslations('Profile');
  const locale = useLocale();
  const { fault, isSending, isSaved, seen, onSubmit, onPictureProblem } = useProfileForm(initialFault, updatedDate);
  const { textOf, title, problems } = useFaults(fault, { idOf, whole: 'profile-save', order, phone: usePhone() });
  const changedAt = changedAtIn(fault);
  const text = (name: React.ComponentProps<typeof TextField>['name']) => (
    <TextField name={name} initial={initial[name]} error={textOf(name)} />
  );
  return (
    <form
      method="post"
      action="/api/profile"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      className="mt-6 grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-10"
    >
      <Problems {...{ fault, title, problems, owner }} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="updatedDate" value={changedAt ?? seen ?? ''} />
      <div className={whole}>
        <PhotoField
          id="profile-profilePhoto"
          saved={photo}
          error={textOf('profilePhoto')}
          isLost={initialFault !== null && fault === initialFault}
          onProblem={onPictureProblem}
        />
      </div>
      {text('email')}
      {text('phoneNo')}
      <GenderField initial={initial.gender} error={textOf('gender')} />
      <BirthFields initial={initial} error={textOf('dOB')} />
      <AboutField initial={initial.aboutyou} error={textOf('aboutyou')} />
      {text('address')}
      {text('street')}
      {text('city')}
      {text('state')}
      <ChoiceField
        name="country"
        autoComplete="country-name"
        choices={countries}
        initial={initial.country}
        error={textOf('country')}
      />
      {text('nationality')}
      <div className={`${whole} flex flex-wrap items-center gap-4`}>
        <button
          id="profile-save"
          type="submit"
          aria-disabled={isSending || undefined}
          className={`${buttonStyle('primary')} min-w-40`}
        >
          {isSending ? t('sending') : updatedDate === null ? t('save') : t('update')}
        </button>
        <p role="status" className="font-semibold text-primary">
          {isSaved || (wasSaved && !fault) ? t('saved') : ''}
        </p>
      </div>
    </form>
  );
}

/** When somebody else changed it meanwhile; undefined where nobody did. */
function changedAtIn(fault: FaultReport | null): string | undefined {
  return fault?.code === 'profileChanged' ? String(fault.values?.changedAt ?? '') : undefined;
}

type ProblemsProps = Pick<ReturnType<typeof useFaults>, 'title' | 'problems'> & {
  fault: FaultReport | null;
  owner: string;
};

function Problems({ fault, title, problems, owner }: ProblemsProps) {
  const t = useTranslations('Profile');
  const path = usePathname();
  return (
    <>
      {fault && (
        <div className={whole}>
          <ErrorSummary title={title} problems={problems} fault={fault} />
        </div>
      )}
      {changedAtIn(fault) !== undefined && (
        <p className={whole}>
          {t('changedHelp')}{' '}
          <Link href="/profiles" prefetch={false} target="_blank" className="link">
            {t('look')}
          </Link>
        </p>
      )}
      {fault?.code === 'signInFirst' && (
        <p className={whole}>
          <LoginAgain label={t('again')} onLeave={() => keepFormValues(path, owner)} />
        </p>
      )}
    </>
  );
}

type OneFieldProps = { initial: string; error: React.ReactNode };

function GenderField({ initial, error }: OneFieldProps) {
  const t = useTranslations('Profile');
  const known = genders.map((value) => ({ value: String(value), name: t(`genders.${value}`) }));
  const isOther = initial !== '' && !known.some(({ value }) => value === initial);
  return (
    <ChoiceField
      name="gender"
      autoComplete="sex"
      choices={isOther ? [{ value: initial, name: initial }, ...known] : known}
      initial={initial}
      error={error}
    />
  );
}

function AboutField({ initial, error }: OneFieldProps) {
  const t = useTranslations('Profile');
  return (
    <div className={whole}>
      <Field
        id="profile-aboutyou"
        label={t('fields.aboutyou')}
        hint={t('hints.aboutyou')}
        optional={t('optional')}
        error={error}
      >
        {(wiring) => (
          <textarea {...wiring} name="aboutyou" rows={5} maxLength={4_000} dir="auto" defaultValue={initial} />
        )}
      </Field>
    </div>
  );
}
