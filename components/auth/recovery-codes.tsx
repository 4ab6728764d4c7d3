import { useTranslations } from 'next-intl';

/** The codes that were just made: nobody can show them again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('Account.secondStep');
  return (
    <div className="mt-6 max-w-lg rounded-card border-4 border-primary bg-surface p-5">
      <h3>{t('newCodes')}</h3>
      <p className="mt-2">{t('newCodesText')}</p>
      <ul dir="ltr" className="mt-3 grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
