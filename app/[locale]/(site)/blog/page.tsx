import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';

export async function generateMetadata({ params }: PageProps<'/[locale]/blog'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Blog' });
  return { title: t('metaTitle'), robots: { index: false } };
}

/** The menus lead here. The contract has no posts yet, so this is the spec's empty state and nothing else. */
export default async function BlogPage({ params }: PageProps<'/[locale]/blog'>) {
  setRequestLocale(await requireLocale(params));
  return <EmptyBlog />;
}

function EmptyBlog() {
  const t = useTranslations('Blog');
  return (
    <div className="wrap py-8">
      <h1>{t('title')}</h1>
      <Notice title={t('empty')} picture="/illustrations/insights.svg">
        <p>{t('emptyText')}</p>
        <Link href="/faq" className={buttonStyle('primary')}>
          {t('toFaq')}
        </Link>
      </Notice>
    </div>
  );
}
