import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';

/** A listing without a questionnaire; `form` takes applications by call-back. */
export function NoQuestions({ listingId, form }: { listingId: number; form: React.ReactNode }) {
  const t = useTranslations('Questionnaire');
  return (
    <>
      <Link href={`/listing-details/${listingId}`} className={`${buttonStyle('secondary')} mt-6`}>
        {t('noForms')}
      </Link>
      <section aria-labelledby="by-phone" className="mt-8 rounded-card border border-line bg-surface p-6 shadow-card">
        <h2 id="by-phone">{t('orByPhone')}</h2>
        {form}
      </section>
    </>
  );
}
