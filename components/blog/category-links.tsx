import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { blogHref } from '@/lib/posts/blog-query';
import type { CategoryCount } from '@/lib/posts/category-counts';

type CategoryLinksProps = { counts: CategoryCount[]; chosen: number | null };

const chip =
  'inline-flex min-h-11 whitespace-nowrap items-center gap-2 rounded-full border border-line-strong bg-surface px-4 py-1 hover:bg-sage-soft aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white';

/** Above the list: all posts, or those of one category. */
export function CategoryLinks({ counts, chosen }: CategoryLinksProps) {
  const t = useTranslations('Blog');
  if (counts.length === 0) return null;
  return (
    <nav aria-label={t('categories')} className="no-print mt-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <li>
          <Link href="/blog" prefetch={false} aria-current={chosen === null ? 'page' : undefined} className={chip}>
            {t('allCategories')}
          </Link>
        </li>
        {counts.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              href={blogHref({ category: id })}
              prefetch={false}
              aria-current={id === chosen ? 'page' : undefined}
              className={chip}
            >
              <bdi>{name}</bdi> <span>({count})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
