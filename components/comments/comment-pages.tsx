import { useLocale, useTranslations } from 'next-intl';
import { Pagination } from '@/components/ui/pagination';
import type { CommentPage } from '@/lib/contract/comment';
import { localePath } from '@/lib/i18n/languages';

type CommentPagesProps = {
  page: CommentPage;
  /** Without its language. */
  pathOf: (page: number) => string;
};

/** Links to further comments. */
export function CommentPages({ page, pathOf }: CommentPagesProps) {
  const t = useTranslations('Comments');
  const locale = useLocale();
  return (
    <Pagination
      label={t('pages')}
      previous={t('previous')}
      next={t('next')}
      page={page.page}
      // Also on an empty one behind the last there is a way back.
      pages={Math.max(page.page, Math.ceil(page.total / page.pageSize))}
      pageLabel={(number) => t('page', { number })}
      href={(number) => localePath(locale, pathOf(number))}
    />
  );
}
