'use client';
import { useTranslations } from 'next-intl';
import type { DateParts } from '@/lib/profile/date-parts';

type BirthFieldsProps = { initial: DateParts; error?: React.ReactNode };

export function BirthFields({ initial, error }: BirthFieldsProps) {
  const t = useTranslations('Profile');
  const parts = [
    { name: 'day', autoComplete: 'bday-day', maxLength: 2, width: 'w-16 sm:w-20' },
    { name: 'month', autoComplete: 'bday-month', maxLength: 2, width: 'w-16 sm:w-20' },
    { name: 'year', autoComplete: 'bday-year', maxLength: 4, width: 'w-24 sm:w-28' },
  ] as const;
  return (
    <fieldset
      aria-describedby={error ? 'profile-dOB-hint profile-dOB-error' : 'profile-dOB-hint'}
      className={error ? 'border-danger border-s-4 ps-3' : undefined}
    >
      <legend className="font-semibold">{t('fields.dOB')}</legend>
      <p id="profile-dOB-hint" className="text-muted text-sm">
        {t('hints.dOB')}
      </p>
      {error && (
        <p id="profile-dOB-error" className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2 sm:gap-4">
        {parts.map(({ name, autoComplete, maxLength, width }) => (
          <div key={name}>
            <label htmlFor={`profile-${name}`} className="block">
              {t(`fields.${name}`)}
            </label>
            <input
              id={`profile-${name}`}
              name={name}
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={maxLength}
              dir="ltr"
              defaultValue={initial[name]}
              aria-invalid={error ? true : undefined}
              className={`${width} min-h-12 rounded-control border border-line-strong bg-surface px-3 aria-[invalid]:border-2 aria-[invalid]:border-danger`}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
