import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BlogScreen } from '@/components/blog/blog-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getPostPage } from '@/lib/care-api/posts';
import { siteUrl } from '@/lib/env';
import { readSearchParams } from '@/lib/http/read-search-params';
import { getTranslateText } from '@/lib/i18n/get-translate-text';
import { requireLocale } from '@/lib/i18n/require-locale';
import { type BlogQuery, blogHref, parseBlogQuery } from '@/lib/posts/blog-query';
import { toBlogTitle } from '@/lib/posts/blog-title';
import { categoryCounts } from '@/lib/posts/category-counts';
import { feedLinks } from '@/lib/posts/feed-links';
import { toPostCardPage } from '@/lib/posts/post-card';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/blog/results'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const query = await requireQuery(searchParams);
  const [t, say, categories, page, translate] = await Promise.all([
    getTranslations({ locale }),
    getTranslations({ locale, namespace: 'Client.listing' }),
    listCategories(),
    getPostPage(query),
    getTranslateText(locale),
  ]);
  const name = translate(categories.find(({ id }) => id === query.category)?.name ?? '');
  const heading = name ? t('Blog.categoryTitle', { name }) : t('Blog.title');
  const metaTitle = name ? t('Blog.categoryMetaTitle', { name }) : t('Blog.metaTitle');
  const metadata = pageMetadata({
    locale,
    // A further page of a list is a page of its own.
    path: blogHref({ ...query, q: '' }),
    title: query.q || query.page > 1 ? toBlogTitle(query, say, heading) : metaTitle,
    description: name ? t('Blog.categoryIntro', { name }) : t('Blog.metaDescription'),
    siteName: t('Meta.siteName'),
    // A robot that reads `noindex` on a page that cannot be had now would forget it.
    indexed: query.q === '' && page?.total !== 0,
    isTranslated: false,
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: feedLinks(locale) } };
}

/** A selection of the blog: `/blog?…` is rewritten to here and rendered per request. */
export default async function BlogResultsPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const query = await requireQuery(searchParams);
  const [t, categories, page, translate] = await Promise.all([
    getTranslations({ locale, namespace: 'Blog' }),
    listCategories(),
    getPostPage(query),
    getTranslateText(locale),
  ]);
  if (!page) return <Unavailable company={await getCompany()} />;
  const category = categories.find(({ id }) => id === query.category);
  const isUnknown = query.category !== null && categories.length > 0 && !category;
  const isBeyondLast = query.page > 1 && page.items.length === 0;
  if (isUnknown || isBeyondLast) notFound();
  const name = category && translate(category.name);
  const content = name === category?.name ? name : undefined;
  const title = name ? t('categoryTitle', { name }) : t('title');
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/blog' },
    ...(category && name ? [{ name, path: blogHref({ category: category.id }), content }] : []),
  ];
  return (
    <>
      <BlogScreen
        title={title}
        content={content}
        intro={name ? t('categoryIntro', { name }) : t('intro')}
        steps={steps}
        counts={categoryCounts(page, categories)}
        query={query}
        page={toPostCardPage(page, categories, locale)}
      />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

async function requireQuery(searchParams: Props['searchParams']): Promise<BlogQuery> {
  return parseBlogQuery(readSearchParams(await searchParams)) ?? notFound();
}
