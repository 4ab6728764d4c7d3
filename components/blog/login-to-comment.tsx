import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';

/** Where one signs in; '' until that page is there. */
const loginPath: string = '';

export function LoginToComment({ path }: { path: string }) {
  const t = useTranslations('Blog.comments');
  if (loginPath === '') return <p className="mt-6 font-semibold">{t('login')}</p>;
  return (
    <p className="no-print mt-6">
      <Link
        href={`${loginPath}?returnUrl=${encodeURIComponent(`${path}#comments`)}`}
        prefetch={false}
        className={buttonStyle('secondary')}
      >
        {t('login')}
      </Link>
    </p>
  );
}
