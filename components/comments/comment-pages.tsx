import { useLocale, useTranslations } from 'next-intl';
import { Pagination } from '@/components/ui/pagination';
import type { CommentPage } from '@/lib/contract/comment';
import { localePath } from '@/lib/i18n/languages';

type CommentPagesProps = { page: CommentPage; path: string };

/** Links to further comments. */
export function CommentPages({ page, path }: CommentPagesProps) {
  const t = useTranslations('Comments');
  const locale = useLocale();
  return (
    <Pagination
      label={t('pages')}
      previous={t('previous')}
      next={t('next')}
      page={page.page}
      pages={Math.ceil(page.total / page.pageSize)}
      pageLabel={(number) => t('page', { number })}
      href={(number) => `${localePath(locale, path)}${number > 1 ? `?comments=${number}` : ''}#comments`}
    />
  );
}
