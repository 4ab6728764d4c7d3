import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

/** The way from the inbox to how soon people were called. */
export function ReportLink() {
  const t = useTranslations('AdminCallBacks.report');
  return (
    <Link href="/adminPanel/call-backs/report" prefetch={false} className="link inline-flex min-h-11 items-center">
      {t('link')}
    </Link>
  );
}
