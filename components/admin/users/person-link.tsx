import { useTranslations } from 'next-intl';
import { personPath } from '@/lib/admin/person';
import { Link } from '@/lib/i18n/navigation';

/** The way from accounts to whoever has none. */
export function PersonLink() {
  const t = useTranslations('AdminPerson');
  return (
    <Link href={personPath} prefetch={false} className="link inline-flex min-h-11 items-center">
      {t('title')}
    </Link>
  );
}
