'use client';
import { NotebookText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { type BlogQuery, blogHref } from '@/lib/posts/blog-query';
import type { PostCardPage } from '@/lib/posts/post-card';
import { PostGrid } from './post-grid';

type BlogResultsProps = { page: PostCardPage | null; query: BlogQuery; isLoading: boolean };

export function BlogResults({ page, query, isLoading }: BlogResultsProps) {
  const t = useTranslations('Client.blog');
  const locale = useLocale();
  if (!page || page.cards.length === 0) return <NoBlog query={query} isAway={!page} />;
  return (
    <>
      <PostGrid cards={page.cards} isBusy={isLoading} eager={3} />
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={page.page}
        pages={page.pages}
        pageLabel={(number) => t('page', { number })}
        href={(number) => localePath(locale, blogHref({ ...query, page: number }))}
      />
    </>
  );
}

function NoBlog({ query, isAway }: { query: BlogQuery; isAway: boolean }) {
  const t = useTranslations('Client.blog');
  const locale = useLocale();
  const isSearched = query.q !== '' || query.category !== null;
  return (
    <div className="pt-10">
      <NotebookText aria-hidden strokeWidth={1} className="mx-auto size-28 text-primary opacity-30" />
      <Notice title={t('empty')}>
        <p>{isAway ? t('away') : isSearched ? t('noMatch') : t('emptyText')}</p>
        {isSearched && !isAway ? (
          // Plain: the page it leads to starts afresh, its search box too.
          <a href={localePath(locale, '/blog')} className={buttonStyle('primary')}>
            {t('showAll')}
          </a>
        ) : (
          <Link href="/faq" prefetch={false} className={buttonStyle('primary')}>
            {t('toFaq')}
          </Link>
        )}
      </Notice>
    </div>
  );
}
