import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/my-data/deleted'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'MyData' });
  return { title: t('gone'), robots: { index: false } };
}

/** After the account is gone; nobody is signed in here. */
export default async function DeletedPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  const t = await getTranslations('MyData');
  return (
    <div className="wrap">
      <Notice title={t('gone')} level={1} picture="/illustrations/thank-you.svg">
        <p>{t('goneText')}</p>
        <Link href="/home" prefetch={false} className={buttonStyle('primary')}>
          {t('goHome')}
        </Link>
      </Notice>
    </div>
  );
}
