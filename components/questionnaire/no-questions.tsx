import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Question } from '@/lib/contract/questionnaire';
import { Link } from '@/lib/i18n/navigation';

type NoQuestionsProps = {
  listingId: number;
  /** What its questionnaire says where it asks nothing. */
  statements: readonly Question[];
  /** Takes applications by call-back. */
  form: React.ReactNode;
};

/** A listing without a questionnaire, or with one that asks nothing. */
export function NoQuestions({ listingId, statements, form }: NoQuestionsProps) {
  const t = useTranslations('Questionnaire');
  return (
    <>
      {statements.map(({ id, headline, description }) => (
        <div key={id} className="measure mt-6 whitespace-pre-line">
          <InOwnLanguage as="p" isTranslatable className="font-semibold">
            {headline}
          </InOwnLanguage>
          {description && (
            <InOwnLanguage as="p" isTranslatable className="mt-2">
              {description}
            </InOwnLanguage>
          )}
        </div>
      ))}
      {statements.length > 0 ? (
        <p className="mt-6">{t('nothingAsked')}</p>
      ) : (
        <Link href={`/listing-details/${listingId}`} className={`${buttonStyle('secondary')} mt-6`}>
          {t('noForms')}
        </Link>
      )}
      <section aria-labelledby="by-phone" className="mt-8 rounded-card border border-line bg-surface p-6 shadow-card">
        <h2 id="by-phone">{t('orByPhone')}</h2>
        {form}
      </section>
    </>
  );
}
