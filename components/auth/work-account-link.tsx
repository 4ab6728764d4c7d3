import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { workAccountPath } from '@/lib/sign-in/work-step';

type WorkAccountLinkProps = { returnUrl?: string | null | undefined; again?: boolean };

/** To the identity provider of the staff. */
export function WorkAccountLink({ returnUrl = null, again = false }: WorkAccountLinkProps) {
  const t = useTranslations('Auth');
  return (
    <p className="mt-5 border-line border-t pt-5">
      <a href={workAccountPath(useLocale(), returnUrl, again)} rel="nofollow" className={buttonStyle('secondary')}>
        {t('workAccount')}
      </a>
    </p>
  );
}
