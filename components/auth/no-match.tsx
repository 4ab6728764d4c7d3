'use client';
import { useLocale, useTranslations } from 'next-intl';
import { usePhone } from '@/components/forms/whom-to-ring';
import { PhoneLink } from '@/components/layout/phone-link';
import { sentenceGap } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { tabPath } from '@/lib/sign-in/sign-in-paths';

/** What happened at a failed login, what to do, and whom to ring. */
export function NoMatch() {
  const t = useTranslations('Auth.noMatch');
  const phone = usePhone();
  return (
    <p>
      {t('text')}
      {sentenceGap(useLocale())}
      {t.rich(phone ? 'resetOrRing' : 'reset', {
        reset: (words) => (
          <Link href={tabPath('forgot')} prefetch={false} className="link">
            {words}
          </Link>
        ),
        phone: () => <PhoneLink phone={phone} className="link inline-block" />,
      })}
    </p>
  );
}
