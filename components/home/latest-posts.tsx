import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

/** The newest articles, as the page's cards. */
export function LatestPosts({ children }: { children: React.ReactNode }) {
  const t = useTranslations('Blog.latest');
  return (
    <section aria-labelledby="latest-posts" className="wrap pb-14">
      <h2 id="latest-posts">{t('title')}</h2>
      {children}
      <Link href="/blog" className="link mt-4 inline-flex min-h-11 items-center">
        {t('all')}
      </Link>
    </section>
  );
}
