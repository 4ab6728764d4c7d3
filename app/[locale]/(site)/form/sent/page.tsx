import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';

export async function generateMetadata({ params }: PageProps<'/[locale]/form/sent'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Form.sent' });
  return { title: t('title'), robots: { index: false } };
}

/** Thanks for a request that cannot be followed. */
export default async function FormSentPage({ params }: PageProps<'/[locale]/form/sent'>) {
  setRequestLocale(await requireLocale(params));
  return <Sent />;
}

function Sent() {
  const t = useTranslations('Form.sent');
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/thank-you.svg">
        <p>{t('text')}</p>
        <Link href="/listing" className={buttonStyle('primary')}>
          {t('ok')}
        </Link>
      </Notice>
    </div>
  );
}
