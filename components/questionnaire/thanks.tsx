import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/layout/phone-link';

/** After the answers were sent: by script in the dialog, without it on a page. */
export function Thanks({ reference, phone }: { reference: string | null; phone: string }) {
  const t = useTranslations('Questionnaire.goodJob');
  return (
    <div className="grid gap-3">
      <p className="mt-3 text-xl">{t('text')}</p>
      {reference && (
        <p>
          {t('reference')}{' '}
          <bdi dir="ltr" className="font-semibold">
            {reference}
          </bdi>
        </p>
      )}
      {/* An API that gives no reference lists no applications either. */}
      <p>{t(reference ? 'next' : 'nextPlain')}</p>
      {phone && (
        <p>
          {t('call')} <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center font-semibold" />
        </p>
      )}
    </div>
  );
}
