import { ArrowRight, MapPin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { Link } from '@/lib/i18n/navigation';
import type { ListingCardData } from '@/lib/listings/listing-card';

type ListingCardProps = {
  card: ListingCardData;
  /** Of the title in the page's outline. */
  level?: 2 | 3;
  /** Above the fold: loaded at once. */
  eager?: boolean;
};

/** One link, stretched over the card: one tab stop, read as the listing's title. */
export function ListingCard({ card, level = 3, eager = false }: ListingCardProps) {
  const t = useTranslations('Client.card');
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
      <Picture
        src={card.picture}
        alt=""
        sizes="(width >= 80rem) 18rem, (width >= 40rem) 50vw, 100vw"
        width={400}
        height={250}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-[16/10] w-full bg-sage-soft object-cover"
      />
      <div className="flex grow flex-col gap-2 p-5">
        <p className="line-clamp-2 text-muted text-sm">
          {card.status !== 'Open' && <strong className="text-accent">{t(`status.${card.status}`)} · </strong>}
          <InOwnLanguage>{card.categories.join(', ')}</InOwnLanguage>
        </p>
        <Title className="text-xl">
          <Link
            href={`/listing-details/${card.id}`}
            prefetch={false}
            className="line-clamp-3 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <InOwnLanguage>{card.title}</InOwnLanguage>
          </Link>
        </Title>
        {card.place && (
          <p className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0 text-primary" />
            <InOwnLanguage>{card.place}</InOwnLanguage>
          </p>
        )}
        {card.pay ? (
          <p className="font-semibold">{t('pay', card.pay)}</p>
        ) : (
          card.price && (
            <p className="font-semibold">
              <InOwnLanguage>{card.price}</InOwnLanguage>
            </p>
          )
        )}
        {card.tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5 pt-1">
            {card.tags.map((tag) => (
              <li key={tag}>
                <Tag tone={card.isJob ? 'sand' : 'sage'}>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        <p aria-hidden className="mt-auto flex items-center gap-1.5 pt-2 font-semibold text-primary">
          {t('applyNow')}
          <ArrowRight className="size-5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100" />
        </p>
      </div>
    </article>
  );
}
