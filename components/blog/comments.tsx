import { useLocale, useTranslations } from 'next-intl';
import { Pagination } from '@/components/ui/pagination';
import type { CommentPage } from '@/lib/contract/comment';
import { localePath } from '@/lib/i18n/languages';
import { toThreads } from '@/lib/posts/to-threads';
import { CommentList } from './comment-list';
import { LoginToComment } from './login-to-comment';

type CommentsProps = {
  /** Address of the page they stand on. */
  path: string;
  /** Null when they cannot be had right now. */
  page: CommentPage | null;
};

export function Comments({ path, page }: CommentsProps) {
  const t = useTranslations('Blog.comments');
  const locale = useLocale();
  return (
    <section id="comments" aria-labelledby="comments-title" className="scroll-mt-4">
      <h2 id="comments-title">{page ? t('title', { count: page.totalWithReplies }) : t('titleUnknown')}</h2>
      {!page && <p className="mt-4">{t('away')}</p>}
      {page?.total === 0 && <p className="mt-4 text-muted">{t('none')}</p>}
      {page && page.items.length > 0 && <CommentList threads={toThreads(page.items)} />}
      {page && (
        <Pagination
          label={t('pages')}
          previous={t('previous')}
          next={t('next')}
          page={page.page}
          pages={Math.ceil(page.total / page.pageSize)}
          pageLabel={(number) => t('page', { number })}
          href={(number) => `${localePath(locale, path)}${number > 1 ? `?comments=${number}` : ''}#comments`}
        />
      )}
      <LoginToComment path={path} />
    </section>
  );
}
