import { useTranslations } from 'next-intl';
import { PhoneLink } from './phone-link';

type AwayProps = { phone: string | undefined; children: React.ReactNode };

/** In place of a part of a page that cannot be had right now: what is away, and whom to ring meanwhile. */
export function Away({ phone, children }: AwayProps) {
  const t = useTranslations('Errors');
  return (
    <p className="mt-3">
      {children}{' '}
      {phone && (
        <>
          {t('awayRing')} <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center font-semibold" />
        </>
      )}
    </p>
  );
}
