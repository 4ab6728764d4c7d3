import 'server-only';
import { getTranslations } from 'next-intl/server';
import { isCalled } from '@/lib/admin/called';
import type { FoundLink } from '@/lib/contract/found-link';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import type { Locale } from '@/lib/i18n/languages';
import { linkablePages } from '@/lib/pages/fixed-pages';
import type { PageLink } from '@/lib/pages/page-tree';
import { emptyBlogQuery } from '@/lib/posts/blog-query';
import { getListingPage } from './listings';
import { listPageTree } from './pages';
import { getPostPage } from './posts';

const mostOfAKind = 5;

export async function findLinks(q: string, locale: Locale): Promise<FoundLink[]> {
  const [t, tree, posts, listings] = await Promise.all([
    getTranslations({ locale }),
    listPageTree(),
    getPostPage({ ...emptyBlogQuery, q }),
    getListingPage({ ...emptyListingQuery, q }),
  ]);
  const named = (kind: FoundLink['kind'], links: readonly Omit<FoundLink, 'kind'>[]) =>
    links
      .filter(({ title }) => isCalled(title, q))
      .slice(0, mostOfAKind)
      .map(({ title, href }) => ({ kind, title, href }));
  return [
    ...named(
      'site',
      linkablePages.map(({ href, title }) => ({ href, title: t(title) })),
    ),
    ...named('page', tree.flatMap(withBelow)),
    ...named(
      'post',
      (posts?.items ?? []).map(({ id, title }) => ({ title, href: `/blog-details-user-view/${id}` })),
    ),
    ...named(
      'listing',
      (listings?.items ?? []).map(({ id, title }) => ({ title, href: `/listing-details/${id}` })),
    ),
  ];
}

function withBelow(page: PageLink): PageLink[] {
  return [page, ...page.below.flatMap(withBelow)];
}
