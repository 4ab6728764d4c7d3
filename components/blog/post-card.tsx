import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { TranslatedNames } from '@/components/ui/translated-names';
import { Link } from '@/lib/i18n/navigation';
import type { PostCardData } from '@/lib/posts/post-card';

type PostCardProps = {
  card: PostCardData;
  /** Of the title in the page's outline. */
  level?: 2 | 3;
  /** Above the fold: loaded at once. */
  eager?: boolean;
};

/** One link, stretched over the card and named by its title. */
export function PostCard({ card, level = 2, eager = false }: PostCardProps) {
  const t = useTranslations('Client.blog');
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
      <Picture
        src={card.picture}
        alt=""
        width={400}
        height={250}
        sizes="(width >= 80rem) 24rem, (width >= 40rem) 50vw, 100vw"
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-[16/10] w-full bg-sage-soft object-cover"
      />
      <div className="flex grow flex-col gap-2 p-5">
        <p className="text-muted text-sm">
          {card.postedOn && <time dateTime={card.postedOn}>{card.postedDay}</time>}
          {card.postedOn && card.categories.length > 0 && ' · '}
          <TranslatedNames names={card.categories} />
        </p>
        <Title className="wrap-anywhere line-clamp-4 text-xl">
          <InOwnLanguage>{card.title}</InOwnLanguage>
        </Title>
        <p className="mt-auto pt-2 font-semibold text-primary">
          <Link
            href={`/blog-details-user-view/${card.id}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {t('readMore')}
            <span className="sr-only">
              : <InOwnLanguage>{card.title}</InOwnLanguage>
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            />
          </Link>
        </p>
      </div>
    </article>
  );
}
