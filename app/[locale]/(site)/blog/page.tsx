import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BlogScreen } from '@/components/blog/blog-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getPostPage } from '@/lib/care-api/posts';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { emptyBlogQuery } from '@/lib/posts/blog-query';
import { categoryCounts } from '@/lib/posts/category-counts';
import { feedLinks } from '@/lib/posts/feed-links';
import { toPostCardPage } from '@/lib/posts/post-card';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/blog'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  const metadata = pageMetadata({
    locale,
    path: '/blog',
    title: t('Blog.metaTitle'),
    description: t('Blog.metaDescription'),
    siteName: t('Meta.siteName'),
    isTranslated: false,
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: feedLinks(locale) } };
}

/** The blog with nothing asked: static. A query is answered by `results`. */
export default async function BlogPage({ params }: PageProps<'/[locale]/blog'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, categories, page] = await Promise.all([
    getTranslations({ locale, namespace: 'Blog' }),
    listCategories(),
    getPostPage(emptyBlogQuery),
  ]);
  if (!page) return <Unavailable company={await getCompany()} />;
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/blog' },
  ];
  return (
    <>
      <BlogScreen
        title={t('title')}
        intro={t('intro')}
        steps={steps}
        counts={categoryCounts(page, categories)}
        query={emptyBlogQuery}
        page={toPostCardPage(page, categories, locale)}
      />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}
