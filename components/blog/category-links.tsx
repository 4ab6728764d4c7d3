import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { localePath } from '@/lib/i18n/languages';
import { blogHref } from '@/lib/posts/blog-query';
import type { CategoryCount } from '@/lib/posts/category-counts';

type CategoryLinksProps = { counts: CategoryCount[]; chosen: number | null };

const chip =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line-strong bg-surface px-4 py-1 hover:bg-sage-soft aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary';

/** Above the list: all posts, or those of one category. Plain links: each leads to a page with a heading of its own. */
export function CategoryLinks({ counts, chosen }: CategoryLinksProps) {
  const t = useTranslations('Blog');
  const locale = useLocale();
  if (counts.length === 0) return null;
  const link = (category: number | null, content: React.ReactNode) => (
    <a
      href={localePath(locale, blogHref({ category }))}
      aria-current={category === chosen ? 'page' : undefined}
      className={chip}
    >
      {content}
    </a>
  );
  return (
    <nav aria-label={t('categories')} className="no-print mt-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <li>{link(null, t('allCategories'))}</li>
        {counts.map(({ id, name, count }) => (
          <li key={id}>
            {link(
              id,
              <>
                <InOwnLanguage isTranslatable>{name}</InOwnLanguage> <span>({count})</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
