import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { SmallCard } from '@/components/ui/small-card';
import { TranslatedNames } from '@/components/ui/translated-names';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { blogHref } from '@/lib/posts/blog-query';
import type { CategoryCount } from '@/lib/posts/category-counts';
import type { PostCardData } from '@/lib/posts/post-card';
import { SearchForm } from './search-form';

type PostSidebarProps = { recent: PostCardData[]; counts: CategoryCount[] };

export function PostSidebar({ recent, counts }: PostSidebarProps) {
  return (
    <>
      <SearchForm action={localePath(useLocale(), '/blog')} id="blog-search" />
      {recent.length > 0 && <RecentPosts cards={recent} />}
      {counts.length > 0 && <Categories counts={counts} />}
    </>
  );
}

function RecentPosts({ cards }: { cards: PostCardData[] }) {
  const t = useTranslations('Blog');
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className="text-2xl">
        {t('recent')}
      </h2>
      <ul className="mt-4 grid gap-4">
        {cards.map((card) => (
          <li key={card.id}>
            <SmallCard href={`/blog-details-user-view/${card.id}`} title={card.title} picture={card.picture}>
              <p className="text-muted text-sm">
                {card.postedOn && <time dateTime={card.postedOn}>{card.postedDay}</time>}
                <span className="block">
                  <TranslatedNames names={card.categories} />
                </span>
              </p>
            </SmallCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Categories({ counts }: { counts: CategoryCount[] }) {
  const t = useTranslations('Blog');
  return (
    <section aria-labelledby="post-categories">
      <h2 id="post-categories" className="text-2xl">
        {t('categories')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {counts.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              href={blogHref({ category: id })}
              prefetch={false}
              className="flex min-h-11 items-center justify-between gap-3 py-1 underline-offset-4 hover:underline"
            >
              <InOwnLanguage isTranslatable>{name}</InOwnLanguage>
              <span className="text-muted">
                <span aria-hidden>{count}</span>
                <span className="sr-only">{t('categoryCount', { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
