import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { tabPath, toSearch } from '@/lib/sign-in/sign-in-paths';

/** For guests; who has signed in comes back to the comments. */
export function LoginToComment({ path }: { path: string }) {
  const t = useTranslations('Comments');
  const returnUrl = localePath(useLocale(), path);
  return (
    <p className="no-print mt-6">
      <Link href={tabPath('login') + toSearch({ returnUrl })} prefetch={false} className={buttonStyle('secondary')}>
        {t('login')}
      </Link>
    </p>
  );
}
